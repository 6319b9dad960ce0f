import type { Row } from '../row';
import { changedText } from '../texts';
import { type BrandChoice, brandOf, changeOptions, versionOf } from '../values';

export const rollback: Row<{
  remote: string;
  to: string | undefined;
  why: string | undefined;
  brand: BrandChoice;
  dryRun: boolean | undefined;
}> = {
  usage: 'rollback <remote> [--to <version>] [--brand <brand>] [--why <reason>] [--dry-run]',
  options: { to: { type: 'string' }, ...changeOptions },
  does: 'Restores the previous stable version; repeat to go back further.',
  parse(line) {
    const to = line.text('to');
    return {
      remote: line.needed(),
      to: to && versionOf(to),
      brand: brandOf(line.text('brand')),
      why: line.text('why'),
      dryRun: line.has('dry-run') || undefined,
    };
  },
  async run({ remote: given, to, brand, why, dryRun }, { connect }) {
    const client = await connect();
    const remote = await client.resolve(given);
    return changedText(remote, await client.rollback(brand, remote, { to, why, dryRun }), dryRun);
  },
};
