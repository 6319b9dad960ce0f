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

/** The bar over a preview release, which no shopper sees: it has no brand. */
const preview = 'shell/src/browser/preview.css';

test('styles use the sizes and weights of the scale, and none of their own', () => {
  const scale = {
    // 0 hides a text beside its icon; a wordmark shrinks on small screens.
    'font-size': /^(?:(?:clamp\(.*)?var\(--fc-[a-z0-9-]+\)\)?|0|inherit)$/,
    'font-weight': /^(?:var\(--fc-[a-z0-9-]+\)|400|600|700|inherit)$/,
    font: /^inherit$/,
  };
  const styles = [...folders, ...packages]
    .flatMap(sourcesIn)
    .filter(([path]) => path.endsWith('.css') && path !== preview);
  const strange = styles.flatMap(([path, text]) =>
    [...text.matchAll(/^\s*(font-size|font-weight|font):\s*([^;]+);/gm)]
      .filter(([, property, value]) => !scale[property as keyof typeof scale].test(value!))
      .map(([declaration]) => `${path}: ${declaration.trim()}`),
  );
  expect(styles.length).toBeGreaterThan(80);
  expect(strange).toEqual([]);
});
