import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';

const origin = 'https://site.example';
const remotes = ['filters', 'ads'].map((name) => ({
  container: `mfe_${name}`,
  entry: `/_shell/remotes/mfe-${name}/1.0.0/remoteEntry.js`,
}));
const guard = transformSync(readFileSync(join(__dirname, 'containers.ts'), 'utf8'), {
  loader: 'ts',
  format: 'iife',
  globalName: 'guarding',
}).code;

class Entries extends ResourceLoader {
  constructor(private readonly texts: Readonly<Record<string, string>>) {
    super();
  }

  override fetch(url: string) {
    return Promise.resolve(Buffer.from(this.texts[new URL(url).pathname] ?? '')) as never;
  }
}

/** Returns the globals of a page that has run these entries, one after the other. */
async function pageWith(entries: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const paths = Object.fromEntries(
    Object.entries(entries).map(([name, text]) => [`/_shell/remotes/mfe-${name}/1.0.0/remoteEntry.js`, text]),
  );
  const { window } = new JSDOM('<!doctype html>', {
    url: `${origin}/cars-for-sale/all`,
    runScripts: 'dangerously',
    resources: new Entries(paths),
    // Entries throw on purpose.
    virtualConsole: new VirtualConsole(),
  });
  window.eval(`${guard};guarding.guardContainers(${JSON.stringify(remotes)})`);
  for (const path of Object.keys(paths)) {
    const script = window.document.createElement('script');
    script.src = path;
    const settled = new Promise((resolve) => script.addEventListener('load', resolve));
    window.document.head.append(script);
    await settled;
  }
  return window as unknown as Record<string, unknown>;
}

test('a container is the one that its own entry assigns', async () => {
  const page = await pageWith({
    filters: "var mfe_filters; (() => { 'use strict'; mfe_filters = 'the filters'; })();",
    ads: "var mfe_ads = 'the ads';",
  });
  expect([page.mfe_filters, page.mfe_ads]).toEqual(['the filters', 'the ads']);
});

test.each([
  ['declares', "var mfe_filters = 'taken';"],
  ['sets', "globalThis.mfe_filters = 'taken';"],
  ['declares as a function', 'function mfe_filters() {}'],
  ['declares for its own scope', "let mfe_filters = 'taken';"],
  ['defines', "try { Object.defineProperty(globalThis, 'mfe_filters', { value: 'taken' }); } catch {}"],
  ['deletes and sets', "delete globalThis.mfe_filters; globalThis.mfe_filters = 'taken';"],
])('an entry that %s another remote’s container takes nothing from it, before and after', async (_what, ads) => {
  const filters = "var mfe_filters = 'the filters';";
  for (const page of [await pageWith({ ads, filters }), await pageWith({ filters, ads })])
    expect(page.mfe_filters).toBe('the filters');
});
