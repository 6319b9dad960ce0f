import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../dist');
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const sizeOf = (path: string) => readFileSync(join(dist, `${path}.br`)).length;

/** Lists the files that a script loads before it runs, itself included. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(join(dist, 'assets', name), 'utf8');
  for (const [, other] of code.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) withImports(other!, found);
  return found;
}

const named = (name: RegExp) => readdirSync(join(dist, 'assets')).find((file) => name.test(file))!;
const entry = named(/^main-.*\.js$/);

/** Bytes of a view as they are sent, at its first visit: what it had when this was written. More than half of them are react-dom. The goal is 100 kB, the registry's answers included. */
test.each([
  ['Live', named(/^live-.*\.js$/), 88_380],
  ['a remote', named(/^remote-.*\.js$/), 88_983],
  ['a release', named(/^watch-.*\.js$/), 88_393],
  ['a page', named(/^page-.*\.js$/), 91_622],
  ['Brands', named(/^brands-.*\.js$/), 88_901],
  ['Incidents', named(/^incidents-.*\.js$/), 88_919],
  ['Flags', named(/^flags-.*\.js$/), 88_010],
  ['Previews', named(/^previews-.*\.js$/), 89_774],
  ['Access', named(/^access-.*\.js$/), 88_933],
  ['Audit', named(/^audit-.*\.js$/), 87_817],
  ['signing in', named(/^sign-in-link-.*\.js$/), 87_340],
])('the view %s does not grow', (_view, script, most) => {
  const scripts = withImports(script, withImports(entry));
  const bytes = [...scripts, named(/^main-.*\.css$/)].reduce((sum, name) => sum + sizeOf(`assets/${name}`), 0);
  expect(bytes + sizeOf('index.html')).toBeLessThanOrEqual(most);
});

/** Bytes of what is loaded after a view, the first time that one needs it. */
test.each([
  ['the forms of channels and flags', /^channel-forms-.*\.js$/, 2_951],
  ['the forms of brands', /^brand-forms-.*\.js$/, 5_800],
  ['the colours of brands', /^brand-looks-.*\.js$/, 1_183],
  ['the forms of pages', /^forms-.*\.js$/, 3_140],
  ['the charts', /^charts-.*\.js$/, 21_793],
])('%s do not grow', (_part, name, most) => {
  expect(sizeOf(`assets/${named(name)}`)).toBeLessThanOrEqual(most);
});

test('the page has no inline script or style, and names the command where there is no script', () => {
  expect(html).not.toMatch(/<style|<script>|style=|\son\w+=/);
  expect(html).toContain('npm run fragment -- rollback');
});
