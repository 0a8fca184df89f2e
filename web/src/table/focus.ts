/** For whoever uses the keyboard the focus follows the play. */

export const dialogIsOpen = (): boolean => document.querySelector('dialog[open]') !== null;

export class PlayFocus {
  /** Whether the reader last used the keyboard. */
  #typing = false;

  typed(): void {
    this.#typing = true;
  }

  pointed(): void {
    this.#typing = false;
  }

  /** Go where the next thing is to be done, unless the reader is busy elsewhere. */
  follow(target: () => HTMLElement | null | undefined): void {
    const at = document.activeElement;
    if (!this.#typing || dialogIsOpen()) return;
    if (at !== null && at !== document.body && at.closest('[data-play]') === null) return;
    target()?.focus({ preventScroll: true });
  }
}
