import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { mostViews } from '@forecourt/contracts/rehearsal';
import { builtOf } from '../built';
import { CommandError } from '../command-error';
import { type Line, Misuse } from '../line';
import { rehearsalPage } from '../rehearsal-page';
import { rehearsalText } from '../rehearsal-text';
import { readBuilt } from '../remote-folder';
import type { Row } from '../row';
import { warned } from '../warned';

/** Number of pages of a rehearsal, if none is named. */
const standardViews = 1000;

export const check: Row<{ remote: string; views: number | null }> = {
  usage: 'check [remote] [--rehearse [--views <number>]]',
  options: { rehearse: { type: 'boolean' }, views: { type: 'string' } },
  does: 'Builds a remote and checks it as the registry does before publishing; with --rehearse, compares it with the served version on recent pages. Publishes nothing.',
  parse: (line) => ({ remote: line.argument ?? '.', views: viewsOf(line) }),
  async run({ remote: given, views }, surroundings) {
    const client = await surroundings.connect();
    const { remote, version, files } = await readBuilt(await builtOf(given, surroundings));
    const began = performance.now();
    const { findings, warnings } = await client.check(remote, version, files);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (findings.length === 0) {
      const passed = `${remote}@${version} may be published: the gate found nothing (${seconds} s).`;
      const lines = [passed, ...warned(warnings)];
      if (views === null) return lines.join('\n');
      const rehearsal = await client.rehearse(remote, version, files, views);
      const page = resolve(surroundings.cwd, `rehearsal-${remote}-${version}.html`);
      await writeFile(page, rehearsalPage({ remote, version }, rehearsal));
      return [...lines, rehearsalText(rehearsal), `With examples and pictures: ${page}`].join('\n');
    }
    const reasons = findings.flatMap(({ rule, what, remedy }) => [`  - [${rule}] ${what}`, `      ${remedy}`]);
    throw new CommandError(
      [
        `${remote}@${version} would be refused (${seconds} s):`,
        ...reasons,
        ...warned(warnings),
        'Mend that, and check again.',
      ].join('\n'),
    );
  },
};

/** Parses the number of pages; null without a rehearsal. @throws Misuse */
function viewsOf(line: Line): number | null {
  const text = line.text('views');
  if (!line.has('rehearse')) {
    if (text !== undefined) throw new Misuse('--views is the number of pages of --rehearse.');
    return null;
  }
  const views = Number(text ?? standardViews);
  if (Number.isInteger(views) && views >= 1 && views <= mostViews) return views;
  throw new Misuse(`--views "${text}" is not a whole number from 1 to ${mostViews}.`);
}
