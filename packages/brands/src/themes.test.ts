import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brandIds } from './index';

const ui = dirname(require.resolve('@forecourt/ui'));
const css = [join(ui, 'tokens.css'), ...brandIds.map((brand) => join(__dirname, brand, 'theme.css'))]
  .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
  .join('\n');

type Tokens = Readonly<Record<string, string>>;

/** Custom properties of every rule whose selector list names exactly this selector, later ones over earlier ones. */
function declared(selector: string): Tokens {
  const found: Record<string, string> = {};
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors?.split(',').some((one) => one.trim() === selector)) continue;
    for (const [, name, value] of body?.matchAll(/(--[\w-]+):\s*([^;]+);/g) ?? []) found[name!] = value!.trim();
  }
  return found;
}

const modes = ['light', 'dark'] as const;
const tokensOf = (theme: string): Tokens => ({ ...declared(':root'), ...declared(`[data-theme="${theme}"]`) });

/** The `#rrggbb` of a colour token in one mode. */
function colorOf(tokens: Tokens, name: string, mode: (typeof modes)[number]): string {
  const sides = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(tokens[`--fc-color-${name}`] ?? '');
  if (sides === null) throw new Error(`--fc-color-${name} is not light-dark(#rrggbb, #rrggbb)`);
  return sides[mode === 'light' ? 1 : 2]!;
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['bg', 'surface', 'sunken', 'raised'] as const;

/** Every pair of text and background that components and fragments may use. */
const textPairs: readonly (readonly [text: string, background: string])[] = [
  ...surfaces.flatMap((surface) => (['text', 'muted', 'link'] as const).map((text) => [text, surface] as const)),
  ...(['surface', 'raised', 'bg'] as const).flatMap((surface) =>
    (['danger', 'success', 'warning'] as const).map((text) => [text, surface] as const),
  ),
  ...[
    'primary',
    'primary-soft',
    'accent',
    'header',
    'hero',
    'footer',
    'success',
    'success-soft',
    'warning-soft',
    'danger',
    'danger-soft',
    'info-soft',
  ].map((name) => [`on-${name}`, name] as const),
  ['on-primary', 'primary-strong'],
  ['on-hero', 'hero-end'],
  ['on-hero-muted', 'hero'],
  ['on-hero-muted', 'hero-end'],
];

/** What must be seen but is not text (WCAG 1.4.11). */
const shapePairs: readonly (readonly [shape: string, background: string])[] = [
  ...surfaces.flatMap((surface) => [
    ['focus', surface] as const,
    ['primary', surface] as const,
    ['star', surface] as const,
  ]),
  ['control', 'surface'],
  ['control', 'bg'],
  ['control', 'raised'],
];

test('the contrast formula agrees with the known extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
});

describe.each(brandIds)('theme %s', (theme) => {
  const tokens = tokensOf(theme);

  test.each(modes)('text is readable in %s mode: 4.5 : 1', (mode) => {
    const weak = textPairs
      .map(([text, background]) => ({
        pair: `${text} on ${background}`,
        ratio: contrast(colorOf(tokens, text, mode), colorOf(tokens, background, mode)),
      }))
      .filter(({ ratio }) => ratio < 4.5);
    expect(weak).toEqual([]);
  });

  test.each(modes)('controls and the focus ring are seen in %s mode: 3 : 1', (mode) => {
    const weak = shapePairs
      .map(([shape, background]) => ({
        pair: `${shape} on ${background}`,
        ratio: contrast(colorOf(tokens, shape, mode), colorOf(tokens, background, mode)),
      }))
      .filter(({ ratio }) => ratio < 3);
    expect(weak).toEqual([]);
  });

  test('declares the same colours as every other theme', () => {
    const colors = (of: string) =>
      Object.keys(declared(`[data-theme="${of}"]`)).filter((name) => name.startsWith('--fc-color-'));
    expect(colors(theme).sort()).toEqual(colors(brandIds[0]!).sort());
  });
});

test('themes look different: no two share their primary, their header or their corners and type', () => {
  for (const name of ['--fc-color-primary', '--fc-color-header', '--fc-color-bg']) {
    expect(new Set(brandIds.map((theme) => tokensOf(theme)[name])).size).toBe(brandIds.length);
  }
  const shapes = brandIds.map((theme) => `${tokensOf(theme)['--fc-radius-md']} ${tokensOf(theme)['--fc-font-body']}`);
  expect(new Set(shapes).size).toBe(brandIds.length);
});

test('every token that a stylesheet of ours uses is declared', () => {
  const known = new Set(Object.keys(tokensOf(brandIds[0]!)));
  const files = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const used = [...readFileSync(join(ui, file), 'utf8').matchAll(/var\((--fc-[\w-]+)/g)].map(([, name]) => name!);
    expect(used.filter((name) => !known.has(name)).map((name) => `${name} in ${file}`)).toEqual([]);
  }
});
