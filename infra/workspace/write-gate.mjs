/** Writes `docs/gate.md`, what the gate asks of a version, from its table of rules; with `--print` it says what would be written instead. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './load.mjs';
import { root } from './setup.mjs';

const { rules, limits } = await load(
  "export { rules } from '@forecourt/gate/rules'; export { limits } from '@forecourt/contracts';",
);

const kB = (bytes) => `${bytes / 1000} kB`;
const text = `# The gate

Made by \`node infra/workspace/write-gate.mjs\` from \`packages/gate/src/rules.ts\`; do not edit it.

What every version passes before it is published, in this order. A refusal names every reason, each with the file and line or with the fragment and the
page that it was shown on, and ends with the rule in brackets. \`fragment check\` runs the same without publishing. A version that does not hold
together by itself (the first rules) is not run.

| rule | asks for | because | what to do |
| --- | --- | --- | --- |
${Object.entries(rules)
  .map(([name, { asks, why, remedy }]) => `| \`${name}\` | ${asks} | ${why} | ${remedy} |\n`)
  .join('')}
## Limits

One table for builder, gate, registry and shell, \`packages/contracts/src/remote/limits.ts\`.

| what | at most |
| --- | --- |
| the manifest | ${kB(limits.manifest)} |
| a file | ${kB(limits.file)} |
| a stylesheet | ${kB(limits.stylesheet)} |
| the HTML of one fragment on one page | ${kB(limits.slotHtml)} |
${Object.entries(limits.brotli)
  .map(
    ([kind, bytes]) =>
      `| all of a version’s ${kind}, in brotli | ${kB(bytes)}, or less where the remote’s \`budgets.json\` beside its \`sources.json\` says so |\n`,
  )
  .join('')}
| what all fragments together keep in a renderer of ${limits.kept.pages} pages | ${kB(limits.kept.bytes)} |

## How versions are run

On the server in a renderer as the shells have it, behind [the same walls](trust.md): no files, no network, no clock that can be waited for, a realm of its
own. Each fragment is rendered on pages of several types, with data that is full, empty and absent, for a brand with all flags and for one with none; again on
another day with other dice; and once with more data than it declares. One that ends its renderer is not shown again, and its neighbours get a fresh one, so that every
fault comes in one publish. Then all fragments together are shown on 30 pages, and on ${limits.kept.pages} where they kept more than their share of those.

Meanwhile the version's own browser files are loaded as a page loads them, in a browser without layout (jsdom, React’s development build): the entry, its container,
each fragment's module and chunks. That browser speaks German, stands in Tokyo, and says yes to every \`matchMedia\`: what was rendered on the server is hydrated there, and
judged by axe once.

Where the registry has a Chromium (\`GATE_CHROMIUM\`, its path), the same is mounted in that, too, without network, for every publish and check. It takes some
seconds a version, so \`npm start\` has none. \`fragment check\` says where it was not tried in one.

## What it does not see

The gate shows a fragment its own pages and no others: code that misbehaves for one address, after a time, for a share of visitors or by a hidden switch passes.
It loads an entry in one order, among no others. What looks right and is wrong, what covers other slots, and what a click leads to it does not see, either. What passed is
therefore trusted as [trust.md](trust.md) says and no further; shells watch it from its promotion on, and take it back.
`;

const file = join(root, 'docs/gate.md');
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(file, text);
