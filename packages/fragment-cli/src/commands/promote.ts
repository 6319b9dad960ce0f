import type { Promote } from '@forecourt/contracts';
import { placementsText } from '../placements';
import type { Row } from '../row';
import { changedText } from '../texts';
import { type BrandChoice, brandOf, canaryOption, changeOptions, percentOf, versionedOf } from '../values';

export const promote: Row<{ remote: string; brand: BrandChoice; dryRun: boolean | undefined } & Promote> = {
  usage: 'promote <remote>@<version> [--canary <percent>] [--brand <brand>] [--rehearsed] [--why <reason>] [--dry-run]',
  options: { ...canaryOption, ...changeOptions, rehearsed: { type: 'boolean' } },
  does: 'Makes a published version live, for everyone or for a share of the visitors; with --rehearsed, only if it fails on no recent page.',
  parse: (line) => ({
    ...versionedOf(line.needed()),
    percent: percentOf(line.text('canary')),
    brand: brandOf(line.text('brand')),
    rehearse: line.has('rehearsed') || undefined,
    why: line.text('why'),
    dryRun: line.has('dry-run') || undefined,
  }),
  async run({ remote: given, version, percent, brand, rehearse, why, dryRun }, { connect, called }) {
    const client = await connect();
    const remote = await client.resolve(given);
    const changed = await client.promote(brand, remote, { version, percent, rehearse, why, dryRun });
    const brands = brand === '*' ? changed.changes.map((change) => change.brand) : [brand];
    const text = changedText(remote, changed, dryRun);
    return brands.length === 0 || dryRun
      ? text
      : `${text}\n${await placementsText(client, called, { remote, version, brands })}`;
  },
};
