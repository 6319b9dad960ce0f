import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const folders = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));

/** Returns the texts of a folder's sources, with their paths. */
function sourcesIn(folder: string): [string, string][] {
  return readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|tsx?)$/.test(path))
    .map((path) => [join(folder, 'src', path), readFileSync(join(root, folder, 'src', path), 'utf8')]);
}

test('every design token that a style uses exists', () => {
  const sources = [...folders, ...packages].flatMap(sourcesIn);
  const named = sources.flatMap(([, text]) =>
    [...text.matchAll(/(--fc-[a-z0-9-]+)['"]?\]?\s*:/g)].map(([, name]) => name),
  );
  // The code of themes builds token names from these words.
  const themes = sources.find(([path]) => path === 'packages/contracts/src/brand/theme.ts')![1];
  const known = new Set([...named, ...[...themes.matchAll(/'([a-z][a-z0-9-]+)'/g)].map(([, name]) => `--fc-${name}`)]);
  const unknown = sources.flatMap(([path, text]) =>
    [...text.matchAll(/var\((--fc-[a-z0-9-]+)/g)]
      .filter(([, name]) => !known.has(name))
      .map(([, name]) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

/** Returns the declarations of some properties in a style sheet. */
const declarationsIn = (text: string, properties: string) =>
  [...text.matchAll(new RegExp(`^\\s*(?:${properties}):\\s*([^;]+);`, 'gm'))].map(([declaration, value = '']) => ({
    declaration: declaration.trim(),
    value,
  }));

/** The bar over a preview release, which no shopper sees: it has no brand. */
const preview = 'shell/src/browser/preview.css';

const styles = [...folders, ...packages]
  .flatMap(sourcesIn)
  .filter(([path]) => path.endsWith('.css') && path !== preview && !path.includes('fixture-remote'));

/** Lists declarations of properties whose value does not fit. */
const strange = (properties: string, fits: (value: string) => boolean) =>
  styles.flatMap(([path, text]) =>
    declarationsIn(text, properties)
      .filter(({ value }) => !fits(value))
      .map(({ declaration }) => `${path}: ${declaration}`),
  );

test('styles use the sizes and weights of the scale, and none of their own', () => {
  expect(styles.length).toBeGreaterThan(80);
  // 0 hides a text beside its icon; a wordmark shrinks on small screens.
  const size = /^(?:(?:clamp\(.*)?var\(--fc-[a-z0-9-]+\)\)?|0|inherit)$/;
  expect(strange('font-size', (value) => size.test(value))).toEqual([]);
  expect(strange('font-weight', (value) => /^(?:var\(--fc-[a-z0-9-]+\)|400|600|700|inherit)$/.test(value))).toEqual([]);
  expect(strange('font', (value) => value === 'inherit')).toEqual([]);
});

/** From this width on, rem, a length is room for a control or a picture that is placed there, and no space. */
const room = 1.75;

test('styles use the spaces of the scale, and none of their own, but for a line’s width and beside text', () => {
  const fits = (value: string) =>
    [...value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)(px|rem)\b/g)].every(([, number, unit]) =>
      unit === 'px' ? Number(number) <= 3 : Number(number) >= room,
    );
  expect(strange('(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?', fits)).toEqual([]);
});

test('styles use the radii of the brand, which a small element may limit, and circles', () => {
  const radius =
    /^(?:inherit|0|50%|min\(var\(--fc-[a-z-]+\), (?:\d+px|var\(--fc-[a-z-]+\) \* 100)\)|max\(0px, var\(--fc-[a-z-]+\) - var\(--fc-[a-z-]+\) \* 100\)|(?:(?:var\(--fc-[a-z-]+\)|0) ?)+)$/;
  expect(strange('border-(?:[a-z-]+-)?radius', (value) => radius.test(value))).toEqual([]);
});

/** Selectors that make the browser compute every element below another anew, by what changes there. */
const costly = [
  /:has\((?:[^()]|\([^()]*\))*\)[^,{}()]*\s\*\s*[,){]/g,
  // The browser notes for each attribute which elements may change with it: one such rule makes every `aria-busy` change all of its slot.
  /\[aria-[^\]]*\][^,{}()]*[\s>]\*\s*[,){]/g,
];

test.each(['.a:has(b) * {}', '.a[aria-busy="true"] .b > * {}'])('%s is a costly selector', (text) =>
  expect(costly.some((selector) => text.match(selector))).toBe(true),
);

test('no style selects every element by what :has() finds or by a state, since each change of a page would then be a change of all of it', () => {
  const selectors = styles.flatMap(([path, text]) =>
    costly.flatMap((selector) =>
      (text.replace(/\/\*[\s\S]*?\*\//g, '').match(selector) ?? []).map((found) => `${path}: ${found}`),
    ),
  );
  expect(selectors).toEqual([]);
});
