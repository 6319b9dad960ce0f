import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { offering, publishBody } from '@forecourt/gate/testing';
import { runFragment } from '../testing/command';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

const tree = join(__dirname, '../../../..');
const text = { type: 'string' } as const;
const listing = { type: 'object' as const, required: ['listing'], properties: { listing: text } };

let registry: TestRegistry;
let folder: string;
beforeAll(async () => {
  registry = await startTestRegistry();
  // Inside the tree, where the kit and React's types are installed.
  await mkdir(join(tree, 'infra/registry/.cache'), { recursive: true });
  folder = await mkdtemp(join(tree, 'infra/registry/.cache/types-'));
  const offers = {
    'mfe-tiles': {
      slots: {
        inline: { type: 'object' as const, required: ['page'], properties: { page: { type: 'integer' as const } } },
      },
      nests: ['footnote'],
      overlays: { share: listing },
      opens: ['help'],
      events: { shared: listing },
    },
    'mfe-recalls': { overlays: { recall: listing } },
  };
  for (const [remote, offered] of Object.entries(offers)) {
    await registry.call('PUT', `/v1/remotes/${remote}/1.0.0`, publishBody(offering(remote, '1.0.0', offered)));
    await registry.promote('maker', remote, '1.0.0');
  }
  await writeFile(join(folder, 'package.json'), '{ "name": "mfe-recalls", "version": "1.0.0", "type": "module" }');
  await mkdir(join(folder, 'src'));
});
afterAll(async () => {
  await registry.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

const pull = (rest = '', cwd = folder) => runFragment(`types pull --brand maker${rest}`, { url: registry.url, cwd });

const compilerOptions = {
  ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], jsx: 'react-jsx', resolveJsonModule: true },
  ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'] },
};

/** Compiles a program beside the types. @returns the lines that do not compile */
async function faultyLines(code: string): Promise<string[]> {
  await writeFile(join(folder, 'src/uses.tsx'), code);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  const tsc = join(dirname(createRequire(__filename).resolve('typescript/package.json')), 'bin/tsc');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { cwd: folder }, (_fails, stdout) =>
      resolve(stdout),
    );
  });
  const lines = code.split('\n');
  const faults = [...output.matchAll(/^src\/uses\.tsx\((\d+),\d+\): error /gm)].map(
    ([, line]) => lines[Number(line) - 1],
  );
  return [...new Set(faults)].map(String);
}

test('what other remotes offer on a brand is written as one file: a misspelt name and a wrong prop do not compile', async () => {
  const { code, out } = await pull();
  expect([code, out]).toEqual([
    0,
    'Wrote src/live-types.d.ts, what other remotes offer on maker (slots: 2, overlays: 2, events: 1).',
  ]);
  const right = [
    '<OverlayLink name="mfe-tiles/share" props={{ listing: "a" }}>Share</OverlayLink>,',
    '<OverlayLink name="mfe-tiles/help">Help</OverlayLink>,',
    '<Slot name="inline" props={{ page: 1 }} />,',
    '<Slot name="footnote" />,',
  ];
  const wrong = [
    '<OverlayLink name="mfe-tiles/shrae" props={{ listing: "a" }}>Share</OverlayLink>,',
    '<OverlayLink name="mfe-tiles/share" props={{ listing: 1 }}>Share</OverlayLink>,',
    '<OverlayLink name="mfe-tiles/share" props={{ listing: "a", of: "b" }}>Share</OverlayLink>,',
    '<OverlayLink name="mfe-tiles/share">Share</OverlayLink>,',
    '<OverlayLink name="mfe-recalls/recall" props={{ listing: "a" }}>its own, which its build declares</OverlayLink>,',
    '<Slot name="inlne" props={{ page: 1 }} />,',
    '<Slot name="inline" props={{ page: "one" }} />,',
  ];
  const emits = ["emit({ type: 'shared', detail: { listing: 'a' } });"];
  const misspelt = [
    "emit({ type: 'shred', detail: { listing: 'a' } });",
    "useBusEvent('shared', ({ lsting }) => lsting);",
  ];
  const program = (elements: string[], statements: string[]) =>
    [
      "import { OverlayLink, Slot, useBusEvent, useEmit } from '@forecourt/fragment-kit';",
      'export function Uses() {',
      'const emit = useEmit();',
      ...statements,
      'return [',
      ...elements,
      '];',
      '}',
    ].join('\n');
  expect(await faultyLines(program([...right, ...wrong], [...emits, ...misspelt]))).toEqual([...misspelt, ...wrong]);
});

test('elsewhere a file has to be named, which has the types of every remote', async () => {
  const elsewhere = join(folder, 'src');
  const { code, err } = await pull('', elsewhere);
  expect([code, err]).toEqual([1, expect.stringContaining('Run it in one, or name a file: --out <file>.')]);
  expect((await pull(' --out live.d.ts', elsewhere)).code).toBe(0);
  const written = await readFile(join(elsewhere, 'live.d.ts'), 'utf8');
  expect(written).toContain("'mfe-recalls/recall': { readonly listing: string };");
});

test.each([
  ['types', /needs to know which action: pull/],
  ['types push', /types does not know "push": take pull/],
])('%s is a usage error', async (line, message) => {
  const { code, err } = await runFragment(line, { url: registry.url });
  expect([code, err]).toEqual([2, expect.stringMatching(message)]);
});
