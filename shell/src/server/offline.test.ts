/** `fragment record` and `fragment dev --offline` with a real shell: its answers over HTTP, and then the page without any of its programs. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalServer } from '@forecourt/fragment-build/local';
import { runFragment, type StartRenderer, type Watch, type WatchListeners } from '@forecourt/fragment-cli/testing';
import { fakeRemote } from './testing/fake-remote';
import { startTestSite } from './testing/test-shell';

// A shell starts, and ends.
jest.setTimeout(60_000);

const name = 'mfe-filters';
const page = '/cars-for-sale/all';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-offline-test-'));
  await mkdir(join(folder, name, 'src'), { recursive: true });
  await writeFile(join(folder, name, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

const build = (number: number, body: string) => {
  const version = `1.0.0-dev.x00000000.${number}`;
  const remote = { name, version, fragments: { filters: body }, needs: ['listing'], css: `.a { order: ${number} }` };
  return { version, files: fakeRemote(remote), serverMap: '', savedAt: null };
};

/** Starts `dev --offline` with builds of the test, which are rendered in this process. */
function developed() {
  const ended = new AbortController();
  const printed: string[] = [];
  let listeners: WatchListeners | undefined;
  let said = () => {};
  const watch: Watch = (_folder, _prefix, given) => {
    listeners = given;
    return {
      resolve: async (_version, stack) => ({ message: stack, file: null, line: null, frame: null }),
      close() {},
    };
  };
  const startRenderer: StartRenderer = () => {
    const server = new LocalServer();
    return {
      load: (loaded) => server.load(loaded),
      render: async (slot) => server.render(slot as Parameters<LocalServer['render']>[0]),
      close() {},
    };
  };
  const print = (text: string) => {
    printed.push(text);
    said();
  };
  const done = runFragment(`dev ${name} --offline`, { cwd: folder, watch, startRenderer, print, signal: ended.signal });
  const url = new Promise<string>((resolve) => {
    said = () => {
      const [found] = /http:\/\/\S+/.exec(printed.join('\n')) ?? [];
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'));
    };
  });
  return {
    url,
    done,
    printed,
    end: () => ended.abort(),
    show: (next: ReturnType<typeof build>) => listeners?.onBuilt(next),
  };
}

test('a recorded page runs with the remote’s builds while no service can be reached', async () => {
  const site = await startTestSite();
  const { url: shell } = site.shell;
  const live = await site.page(page);
  const recorded = await runFragment(`record ${name} --site ${shell} --page ${page}`, { cwd: folder });
  expect([recorded.code, recorded.err]).toEqual([0, '']);
  await site.close();
  await expect(fetch(shell + page)).rejects.toThrow();

  const stored = await Promise.all(
    (await readdir(join(folder, name, 'recorded'))).map((file) =>
      readFile(join(folder, name, 'recorded', file), 'utf8'),
    ),
  );
  expect(stored.join()).not.toMatch(/set-cookie|authorization|"own":/i);

  const dev = developed();
  const url = await dev.url;
  expect((await fetch(url)).status).toBe(503);
  dev.show(
    build(1, "return h('p', null, h('b', null, props.data.listing.totalResultCount), h('div', null, 'local'));"),
  );
  const response = await fetch(url);
  const html = await response.text();
  const [total] = /(?<="totalResultCount":)\d+/.exec(stored.join()) ?? [];
  expect(html).toContain(`<p><b>${total}</b><div>local</div></p></div>`);
  expect(html).toMatch(/data-slot="filters"[^>]* data-version="1\.0\.0-dev\.x00000000\.1" data-outcome="ok"/);
  expect(html).not.toContain('filters 1.0.0');
  // Slots of other remotes are as recorded, and the page's policy allows one more script.
  expect(html).toContain('results 1.0.0');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy.replace(/'sha256-[^']+' /, '')).toBe(live.headers.get('content-security-policy'));

  const origin = new URL(url).origin;
  const { plan: planPath } = JSON.parse(/id="fc-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as { plan: string };
  const plan = (await (await fetch(`${origin}/_shell/${planPath}`)).json()) as {
    slots: { slot: string; hydrate: string }[];
    remotes: Record<string, { entry: string; bundle?: string }>;
    scripts: Record<string, string>;
  };
  const { entry, bundle } = plan.remotes[name]!;
  expect([entry, bundle]).toEqual([`/_shell/remotes/${name}/1.0.0-dev.x00000000.1/remoteEntry.js`, undefined]);
  expect(plan.scripts[entry]).toMatch(/^sha384-/);
  expect(plan.slots.find(({ slot }) => slot === 'filters')?.hydrate).toBe('load');
  const sheet = /<link rel="stylesheet" href="([^"]+dev[^"]+)">/.exec(html)?.[1] ?? '';
  const files = [entry, sheet, plan.remotes['mfe-search-results']!.bundle ?? plan.remotes['mfe-search-results']!.entry];
  for (const path of files) expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
  expect((await fetch(`${origin}/_shell/events`, { method: 'POST', body: '{}' })).status).toBe(204);
  expect(await (await fetch(`${origin}/cars-for-sale/used`)).text()).toContain('was not recorded');

  const changes = (await fetch(`${origin}/_shell/offline/changes`))
    .body!.pipeThrough(new TextDecoderStream())
    .getReader();
  dev.show(build(2, "throw new Error('no date');"));
  expect((await changes.read()).value).toContain('1.0.0-dev.x00000000.2');
  expect(await (await fetch(url)).text()).toMatch(/<pre role="alert">Error: no date/);
  expect(dev.printed.join('\n')).toContain('no date');
  await changes.cancel();
  dev.end();
  expect((await dev.done).code).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});
