import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themes } from '../ads';

const css = readFileSync(join(__dirname, 'house-ad.module.css'), 'utf8');

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast of a colour with white. */
const onWhite = (hex: string) => 1.05 / (luminance(hex) + 0.05);

function coloursOf(theme: string): Record<string, string> {
  const rule = css.match(new RegExp(`\\.${theme} \\{([^}]*)\\}`))?.[1] ?? '';
  return Object.fromEntries([...rule.matchAll(/--ad-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

test.each(themes)(
  '%s has enough contrast for white text on its backgrounds, and for its button’s text on white',
  (theme) => {
    const colours = coloursOf(theme);
    expect(Object.keys(colours)).toEqual(['ground', 'ground-end', 'cta']);
    for (const [name, hex] of Object.entries(colours)) expect([name, onWhite(hex) >= 4.5]).toEqual([name, true]);
  },
);
