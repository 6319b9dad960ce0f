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

/** Bytes of a view as they are sent, at its first visit: what it had when this was written. The goal is 100 kB, of which react-dom is more than half. */
test.each([
  ['Live', entry, 107_400],
  ['a remote', named(/^remote-.*\.js$/), 111_450],
  ['a release', named(/^watch-.*\.js$/), 108_700],
  ['a page', named(/^page-.*\.js$/), 111_850],
  ['Incidents', named(/^incidents-.*\.js$/), 108_950],
  ['Flags', named(/^flags-.*\.js$/), 109_850],
  ['Previews', named(/^previews-.*\.js$/), 109_150],
  ['Access', named(/^access-.*\.js$/), 109_700],
  ['Audit', named(/^audit-.*\.js$/), 108_150],
  ['signing in', named(/^sign-in-link-.*\.js$/), 107_850],
])('the view %s does not grow', (_view, script, most) => {
  const scripts = withImports(script, withImports(entry));
  const bytes = [...scripts, named(/^main-.*\.css$/)].reduce((sum, name) => sum + sizeOf(`assets/${name}`), 0);
  expect(bytes + sizeOf('index.html')).toBeLessThanOrEqual(most);
});

test('the page has no inline script or style, and names the command where there is no script', () => {
  expect(html).not.toMatch(/<style|<script>|style=|\son\w+=/);
  expect(html).toContain('npm run fragment -- rollback');
});
