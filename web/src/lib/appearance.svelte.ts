/** Puts the reader's settings on the page: attributes and variables that styles/theme.css reads. */

import { settings, type Settings } from './settings.svelte';

export type Theme = 'light' | 'dark' | 'contrast';

/** What the device asks for. */
export interface Device {
  dark: boolean;
  moreContrast: boolean;
  lessMotion: boolean;
}

export interface Appearance {
  attributes: { theme: Theme; table: string; suits: 'four' | 'two'; motion: 'on' | 'off' };
  variables: Record<string, string>;
}

/** The attributes and variables of the page for these settings on this device. */
export function appearance(chosen: Settings, device: Device): Appearance {
  const up = (value: number): string => `${Math.max(0, value - 50) * 2}%`;
  const down = (value: number): string => `${Math.max(0, 50 - value) * 2}%`;
  const theme = themeOf(chosen.theme, device);
  return {
    attributes: {
      theme,
      table: chosen.tableColour,
      suits: chosen.fourColours ? 'four' : 'two',
      motion: chosen.motion === 'off' || device.lessMotion ? 'off' : 'on',
    },
    variables: {
      '--contrast-up': up(chosen.contrast),
      '--contrast-down': down(chosen.contrast),
      '--warm': up(chosen.temperature),
      '--cool': down(chosen.temperature),
      '--grain': grain(chosen.grain, theme),
    },
  };
}

function themeOf(wanted: Settings['theme'], device: Device): Theme {
  if (wanted !== 'auto') return wanted;
  if (device.moreContrast) return 'contrast';
  return device.dark ? 'dark' : 'light';
}

/**
 * The fibres of paper as a background image: noise of our own, more or less opaque.
 * High contrast stays without it.
 */
function grain(strength: number, theme: Theme): string {
  if (strength === 0 || theme === 'contrast') return 'none';
  const opacity = ((strength / 100) * (theme === 'dark' ? 0.12 : 0.17)).toFixed(3);
  const [red, green, blue] = theme === 'dark' ? [1, 0.97, 0.9] : [0.3, 0.22, 0.1];
  const picture =
    "<svg xmlns='http://www.w3.org/2000/svg' width='240' height='240'>" +
    "<filter id='g' x='0' y='0' width='100%' height='100%'>" +
    "<feTurbulence type='fractalNoise' baseFrequency='.8 .65' numOctaves='3' seed='7' stitchTiles='stitch'/>" +
    `<feColorMatrix values='0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 -3 1.9'/>` +
    `</filter><rect width='240' height='240' filter='url(#g)' opacity='${opacity}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
}

const QUERIES = {
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  lessMotion: '(prefers-reduced-motion: reduce)',
} as const satisfies Record<keyof Device, string>;

const device: Device = $state({ dark: false, moreContrast: false, lessMotion: false });

/** Whether things may move on this page. */
export function moves(): boolean {
  return appearance(settings, device).attributes.motion === 'on';
}

/** Keep the page as the settings say, from now on. */
export function start(root: HTMLElement): void {
  for (const [name, query] of Object.entries(QUERIES) as [keyof Device, string][]) {
    const list = matchMedia(query);
    device[name] = list.matches;
    list.addEventListener('change', () => (device[name] = list.matches));
  }
  $effect.root(() => {
    $effect.pre(() => {
      const { attributes, variables } = appearance(settings, device);
      root.lang = settings.lang;
      Object.assign(root.dataset, attributes);
      for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
    });
  });
}
