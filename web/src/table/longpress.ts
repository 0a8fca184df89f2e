/** A long press shows what a control means without using it. */

const LENGTH = 450;

export function longPress(show: () => void) {
  return (element: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let shown = false;
    const begin = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') return;
      shown = false;
      timer = setTimeout(() => {
        shown = true;
        show();
      }, LENGTH);
    };
    const end = (): void => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
    const click = (event: MouseEvent): void => {
      if (!shown) return;
      shown = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => event.preventDefault();
    element.addEventListener('pointerdown', begin);
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      element.addEventListener(name, end);
    }
    // Before the element's own listener, so that the press does not count as a click.
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('contextmenu', menu);
    return () => {
      end();
      element.removeEventListener('pointerdown', begin);
      for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
        element.removeEventListener(name, end);
      }
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('contextmenu', menu);
    };
  };
}
