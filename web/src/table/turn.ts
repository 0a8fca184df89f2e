/** Whose turn it is, whatever is played. */

import type { AnyView } from '../lib/protocol';

export function isMyTurn(view: AnyView): boolean {
  return view.viewer !== null && view.to_act.includes(view.viewer);
}
