import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { letterMark, markSchema, themeSchema } from '@forecourt/contracts';
import { brandById, brandIds } from './index';
import { contrast, type Tokens, weakPairs } from './readable';

const ui = dirname(require.resolve('@forecourt/ui'));
const css = readFileSync(join(ui, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Returns the custom properties of every rule with exactly this selector in its list; later rules win. */
function declared(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors?.split(',').some((one) => one.trim() === selector)) continue;
    for (const [, name, value] of body?.matchAll(/(--[\w-]+):\s*([^;]+);/g) ?? []) found[name!] = value!.trim();
  }
  return found;
}

const tokensOf = (theme: string): Tokens => ({ ...declared(':root'), ...brandById(theme).theme });

test('the contrast formula agrees with the known extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
});

test.each(brandIds)(
  'theme %s: text is readable, controls and the focus ring are seen, in light and in dark',
  (theme) => {
    expect(weakPairs(tokensOf(theme))).toEqual([]);
  },
);

test('pairs that are too alike are named with their mode', () => {
  const pale = { ...brandById('research').theme, '--fc-color-muted': 'light-dark(#cccccc, #a4b0c3)' };
  expect(weakPairs(pale)).toContainEqual({
    ...{ pair: 'muted on surface', mode: 'light', least: 4.5 },
    ratio: expect.closeTo(1.6, 1),
  });
});

test.each(brandIds)('theme %s and its mark are valid', (theme) => {
  const { theme: tokens, mark } = brandById(theme);
  expect(themeSchema.parse(tokens)).toEqual(tokens);
  expect(markSchema.parse(mark)).toBe(mark);
});

test.each([
  ['a colour that is missing', { '--fc-color-bg': undefined }],
  ['a colour of another form', { '--fc-color-bg': 'red' }],
  ['a property of another name', { '--fc-color-sky': 'light-dark(#ffffff, #000000)' }],
  ['a value that ends its declaration', { '--fc-font-body': 'serif; color: red' }],
  ['a value that fetches', { '--fc-font-body': 'url(//elsewhere)' }],
  ['a bracket that swallows what follows', { '--fc-radius-md': 'var(--x' }],
  ['a quote that does', { '--fc-font-body': '"Arial' }],
])('%s is no theme', (_what, changed) => {
  expect(themeSchema.safeParse({ ...brandById('research').theme, ...changed }).success).toBe(false);
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>`;
test.each([
  ['a script', svg('<script>1</script>')],
  ['a handler', svg('<path onload="x" d="M0 0"/>')],
  ['a link', svg('<a href="x"></a>')],
  ['an image', svg('<image href="//elsewhere"/>')],
  ['a style', svg('<path style="fill:red"/>')],
  ['a fetch', svg('<path fill="url(//elsewhere)"/>')],
  ['an entity', svg('<title>&lt;</title>')],
  ['an element that does not close', svg('<g>')],
  ['something after it', `${svg('')}<p>`],
  ['no picture', 'hello'],
])('%s is no mark', (_what, mark) => {
  expect(markSchema.safeParse(mark).success).toBe(false);
});

test('a brand that has no mark yet may have one of a letter', () => {
  expect(markSchema.safeParse(letterMark('<Volt & "Co">', '#102030', '#ffffff')).success).toBe(true);
});

test('themes look different: no two share their primary, their header or their corners and type', () => {
  for (const name of ['--fc-color-primary', '--fc-color-header', '--fc-color-bg']) {
    expect(new Set(brandIds.map((theme) => tokensOf(theme)[name])).size).toBe(brandIds.length);
  }
  const shapes = brandIds.map((theme) => `${tokensOf(theme)['--fc-radius-md']} ${tokensOf(theme)['--fc-font-body']}`);
  expect(new Set(shapes).size).toBe(brandIds.length);
});

test('every token that a stylesheet of ours uses is declared', () => {
  const files = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  // Properties that depend on the page, not on the theme, are declared in the document's styles.
  const reset = readFileSync(join(ui, 'document/reset.css'), 'utf8');
  const ofPage = [...reset.matchAll(/(--fc-[\w-]+):/g)].map(([, name]) => name!);
  const known = new Set([...Object.keys(tokensOf(brandIds[0]!)), ...ofPage]);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const used = [...readFileSync(join(ui, file), 'utf8').matchAll(/var\((--fc-[\w-]+)/g)].map(([, name]) => name!);
    expect(used.filter((name) => !known.has(name)).map((name) => `${name} in ${file}`)).toEqual([]);
  }
});
