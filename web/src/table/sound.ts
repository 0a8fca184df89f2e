/** Soft sounds, made in the browser; off unless the reader wants them. */

import type { AnyView, EventView } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { isMyTurn } from './turn';

let context: AudioContext | null = null;

/** The sound of an event, and of my turn. */
export function play(event: EventView, view: AnyView): void {
  if (!settings.sound) return;
  if (event.type === 'played' || event.type === 'drew') click(320, 0.05);
  else if (event.type === 'called') click(440, 0.04);
  if (isMyTurn(view)) click(587, 0.09, 0.12);
}

/** One soft tone: hertz, seconds, seconds to wait. */
function click(pitch: number, length: number, delay = 0): void {
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.08, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length + 0.08);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length + 0.1);
}
