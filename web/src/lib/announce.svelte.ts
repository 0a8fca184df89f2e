/** One polite live region for the whole page: what is announced is read aloud by a screen reader. */

const spoken = $state({ text: '' });

export function announce(text: string): void {
  // The same words twice are two messages: an empty region in between lets both be heard.
  spoken.text = '';
  queueMicrotask(() => (spoken.text = text));
}

export function announced(): string {
  return spoken.text;
}
