import * as z from 'zod';

/** Colours that every theme defines, each for light and for dark mode, as `--fc-color-<name>`; `on-x` is the colour of content on `x`. */
export const colorNames = [
  ...['bg', 'surface', 'sunken', 'raised', 'text', 'muted', 'border', 'control'],
  ...['primary', 'primary-strong', 'on-primary', 'primary-soft', 'on-primary-soft'],
  ...['accent', 'on-accent', 'link', 'focus', 'header', 'on-header'],
  ...['footer', 'on-footer'],
] as const;

/** Optional properties of a theme, for type, corners, header, tabs and tiles; the tokens of `packages/ui` are the defaults. */
const shapeNames = [
  ...['font-body', 'font-display', 'display-weight', 'display-tracking', 'display-case'],
  ...['title-weight', 'label-size', 'label-tracking'],
  ...['radius-sm', 'radius-md', 'radius-lg', 'radius-control', 'radius-chip'],
  ...['wordmark-size', 'wordmark-weight', 'wordmark-tracking'],
  ...['nav-order', 'nav-basis', 'nav-grow', 'header-rule'],
  ...['tab-gap', 'tab-size', 'tab-padding', 'tab-radius', 'tab-current', 'tab-on-current', 'tab-line'],
  ...[
    'tile-padding',
    'tile-border',
    'tile-surface',
    'tile-gap',
    'tile-rows',
    'tile-lines',
    'panel-surface',
    'panel-padding',
    'band-surface',
  ],
  ...['act-border', 'more-border', 'act-surface', 'act-color', 'act-align', 'rate-padding', 'rate-surface'],
] as const;

type Color = `--fc-color-${(typeof colorNames)[number]}`;
type Shape = `--fc-${(typeof shapeNames)[number]}`;

/** A brand's custom properties by name, set under `[data-theme]`. Leaving out a colour is a type error. */
export type Theme = Readonly<Record<Color, string> & Partial<Record<Shape, string>>>;

/** A colour for light and for dark mode. */
export const colorSchema = z
  .string()
  .regex(/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/, 'light-dark(#rrggbb, #rrggbb)');

/** One plain value: nothing in it can end a declaration, fetch a file or swallow the text after it. */
const shapeSchema = z
  .string()
  .max(300)
  .regex(/^(?!.*\b(?:url|image|src|attr|env)\b)[\w ,."%()-]+$/, 'a plain value of CSS')
  .refine((value) => value.split('"').length % 2 === 1 && isBalanced(value), 'quotes and brackets that close');

export const themeSchema: z.ZodType<Theme> = z.strictObject({
  ...Object.fromEntries(colorNames.map((name) => [`--fc-color-${name}`, colorSchema])),
  ...Object.fromEntries(shapeNames.map((name) => [`--fc-${name}`, shapeSchema.optional()])),
}) as unknown as z.ZodType<Theme>;

/** Returns the stylesheet of a theme. */
export function themeCss(brand: string, theme: Theme): string {
  const declarations = Object.entries(theme).map(([name, value]) => `${name}:${value}`);
  return `[data-theme="${brand}"]{${declarations.join(';')}}`;
}

function isBalanced(value: string): boolean {
  let open = 0;
  for (const character of value) {
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
