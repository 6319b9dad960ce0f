import { builtOf } from '../built';
import { CommandError } from '../command-error';
import { readBuilt } from '../remote-folder';
import type { Row } from '../row';
import { warned } from '../texts';

export const check: Row<{ remote: string }> = {
  usage: 'check [remote]',
  options: {},
  does: 'Builds a remote and checks it as the registry does before publishing; publishes nothing.',
  parse: (line) => ({ remote: line.argument ?? '.' }),
  async run({ remote: given }, surroundings) {
    const client = await surroundings.connect();
    const { remote, version, files } = await readBuilt(await builtOf(given, surroundings));
    const began = performance.now();
    const { findings, warnings } = await client.check(remote, version, files);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (findings.length === 0)
      return [
        `${remote}@${version} may be published: the gate found nothing (${seconds} s).`,
        ...warned(warnings),
      ].join('\n');
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
