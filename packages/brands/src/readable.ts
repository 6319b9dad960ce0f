/** Checks the contrast of a theme's text and controls against their backgrounds (WCAG 2.2, 1.4.3 and 1.4.11). */

const modes = ['light', 'dark'] as const;

/** Custom properties by name. */
export type Tokens = Readonly<Record<string, string | undefined>>;

/** A foreground and its background. */
export interface ContrastPair {
  pair: string;
  mode: (typeof modes)[number];
  ratio: number;
  least: number;
}

/** Returns the contrast ratio of two colours by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
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
];

/** Pairs for visible elements other than text (WCAG 1.4.11). */
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

/** Lists the contrast of each pair of tokens, with the least: 4.5 : 1 for text, 3 : 1 for other visible elements. Pairs with a missing token are skipped. */
export function contrastPairs(tokens: Tokens): ContrastPair[] {
  return [...withLeast(textPairs, 4.5), ...withLeast(shapePairs, 3)].flatMap(({ front, back, least }) =>
    modes.flatMap((mode) => {
      const [one, other] = [colorOf(tokens, front, mode), colorOf(tokens, back, mode)];
      if (one === undefined || other === undefined) return [];
      return [{ pair: `${front} on ${back}`, mode, ratio: contrast(one, other), least }];
    }),
  );
}

/** Lists the pairs of tokens without enough contrast. */
export const weakPairs = (tokens: Tokens): ContrastPair[] =>
  contrastPairs(tokens).filter(({ ratio, least }) => ratio < least);

const withLeast = (pairs: readonly (readonly [front: string, back: string])[], least: number) =>
  pairs.map(([front, back]) => ({ front, back, least }));

/** Returns the `#rrggbb` of a colour token in one mode. */
function colorOf(tokens: Tokens, name: string, mode: ContrastPair['mode']): string | undefined {
  const sides = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(tokens[`--fc-color-${name}`] ?? '');
  return sides?.[mode === 'light' ? 1 : 2];
}
