import type { Row } from '../row';
import { changedText } from '../texts';
import { type BrandChoice, brandOf, brandOption, versionOf } from '../values';

export const rollback: Row<{ remote: string; to: string | undefined; brand: BrandChoice }> = {
  usage: 'rollback <remote> [--to <version>] [--brand <brand>]',
  options: { to: { type: 'string' }, ...brandOption },
  does: 'Restores the previous stable version; repeat to go back further.',
  parse(line) {
    const to = line.text('to');
    return { remote: line.needed(), to: to && versionOf(to), brand: brandOf(line.text('brand')) };
  },
  async run({ remote: given, to, brand }, { connect }) {
    const client = await connect();
    const remote = await client.resolve(given);
    return changedText(remote, await client.rollback(brand, remote, to));
  },
};
