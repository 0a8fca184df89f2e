/** The shape of the screen, by which the table chooses its layout. */

import { MediaQuery } from 'svelte/reactivity';

/** `low`: a phone held sideways, or a page enlarged until little of it is in sight. */
export type Screen = 'desktop' | 'tablet' | 'phone' | 'low';

const LOW = new MediaQuery(
  '((max-height: 499px) and (min-width: 560px)), ((max-height: 619px) and (min-width: 700px)), ((max-height: 639px) and (min-width: 700px) and (max-width: 1023px))',
);
const PHONE = new MediaQuery('(max-width: 699px)');
const TABLET = new MediaQuery('(max-width: 1023px)');

/** Reactive. */
export function screenShape(): Screen {
  if (LOW.current) return 'low';
  if (PHONE.current) return 'phone';
  return TABLET.current ? 'tablet' : 'desktop';
}
