import { expect, test } from 'vitest';

import source from '../index.html?raw';

const page = new DOMParser().parseFromString(source, 'text/html');

test('the page has the element that the client is mounted in', () => {
  expect(page.getElementById('app')).not.toBeNull();
});

test('the page starts in German', () => {
  expect(page.documentElement.lang).toBe('de');
});

test('the page can be zoomed and fits a narrow screen', () => {
  const viewport = page.querySelector('meta[name=viewport]')?.getAttribute('content') ?? '';
  expect(viewport).toContain('width=device-width');
  expect(viewport).not.toMatch(/user-scalable\s*=\s*no|maximum-scale/);
});

test('the page loads nothing from elsewhere', () => {
  const urls = [...page.querySelectorAll('[src], [href]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );
  expect(urls).not.toHaveLength(0);
  expect(urls.filter((url) => /^([a-z]+:)?\/\//i.test(url))).toEqual([]);
});
