import type { Row } from '../row';
import { changedText } from '../texts';
import { type BrandChoice, brandOf, changeOptions } from '../values';

export const stopCanary: Row<{
  remote: string;
  brand: BrandChoice;
  why: string | undefined;
  dryRun: boolean | undefined;
}> = {
  usage: 'stop-canary <remote> [--brand <brand>] [--why <reason>] [--dry-run]',
  options: changeOptions,
  does: 'Serves the stable version to everyone again.',
  parse: (line) => ({
    remote: line.needed(),
    brand: brandOf(line.text('brand')),
    why: line.text('why'),
    dryRun: line.has('dry-run') || undefined,
  }),
  async run({ remote: given, brand, why, dryRun }, { connect }) {
    const client = await connect();
    const remote = await client.resolve(given);
    return changedText(remote, await client.stopCanary(brand, remote, { why, dryRun }), dryRun);
  },
};
