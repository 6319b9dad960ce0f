import type { Row } from '../row';
import { type BrandChoice, brandOf, brandOption, versionedOf, whyOption } from '../values';

export const approve: Row<{ remote: string; version: string; brand: BrandChoice; why: string | undefined }> = {
  usage: 'approve <remote>@<version> [--brand <brand>] [--why <reason>]',
  options: { ...brandOption, ...whyOption },
  does: 'Approves a version that somebody else published, for brands that need a second person for promotions and links.',
  parse: (line) => ({ ...versionedOf(line.needed()), brand: brandOf(line.text('brand')), why: line.text('why') }),
  async run({ remote: given, version, brand, why }, { connect, called }) {
    const client = await connect();
    const remote = await client.resolve(given);
    const { brands, skipped } = await client.approve(brand, remote, { version, why });
    const unchanged = skipped.map((one) => `${one.brand} is unchanged: ${one.reason}.`);
    if (brands.length === 0)
      return [`You had approved ${remote}@${version} already, nothing changed.`, ...unchanged].join('\n');
    return [
      `Approved ${remote}@${version} for ${brands.join(', ')}. Somebody else can promote it now:`,
      `  ${called} promote ${remote}@${version}${brand === '*' ? '' : ` --brand ${brand}`}`,
      ...unchanged,
    ].join('\n');
  },
};
