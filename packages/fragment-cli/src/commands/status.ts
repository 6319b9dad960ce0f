import type { Channel } from '@forecourt/contracts';
import type { AuditEntry } from '@forecourt/contracts/registry-api';
import { readEnvironment, reasonOf } from '@forecourt/service';
import type { RegistryClient } from '../client';
import { environmentSchema } from '../config';
import { fieldText } from '../field-text';
import type { Row } from '../row';
import { type Counted, type CountedOf, readShells } from '../shell-metrics';
import { table } from '../table';
import { timeText } from '../texts';
import { type BrandChoice, brandOf, brandOption } from '../values';

/** Number of audit entries in which the author of a change is looked up. */
const auditLimit = 1000;

export const status: Row<{ remote: string | null; brand: BrandChoice; shells: string[] }> = {
  usage: 'status [remote] [--brand <brand>] [--shell <URL>]',
  options: { ...brandOption, shell: { type: 'string' } },
  does: 'Shows the versions that each brand serves, since when, by whom, to which share, and how often they fail; of one remote also what browsers measured, beside the version before.',
  parse: (line) => ({
    remote: line.argument ?? null,
    brand: brandOf(line.text('brand')),
    shells: line.text('shell')?.split(',') ?? [],
  }),
  async run({ remote: given, brand, shells }, { connect, environment }) {
    const client = await connect();
    const named = given === null ? null : await client.resolve(given);
    const [{ channels }, entries, counted] = await Promise.all([
      client.snapshot(),
      client.audit({ limit: auditLimit }),
      figures(shells.length > 0 ? shells : readEnvironment(environmentSchema, environment).SHELL_URL),
    ]);
    const served = Object.entries(channels).flatMap(([id, remotes]) =>
      brand === '*' || brand === id
        ? Object.entries(remotes).flatMap(([remote, channel]) =>
            named === null || named === remote ? versionsOf(id, remote, channel) : [],
          )
        : [],
    );
    if (served.length === 0) return 'No brand serves it.';
    const rows = served.map((one) => {
      const { brand, remote, version, share } = one;
      const { at, who } = change(entries, one) ?? { at: null, who: '-' };
      const errors = typeof counted === 'function' ? errorsText(counted(remote, version)) : '-';
      return [brand, remote, version, `${share} %`, at === null ? '-' : timeText(at), who, errors];
    });
    const heading = ['BRAND', 'REMOTE', 'VERSION', 'SHARE', 'SINCE (UTC)', 'BY', 'FAILED'];
    const measured = named === null ? [] : await measuredTexts(client, named, served);
    return [
      table([heading, ...rows]),
      ...(typeof counted === 'function' ? [] : ['', counted]),
      ...measured.flatMap((text) => ['', text]),
    ].join('\n');
  },
};

interface Served {
  brand: string;
  remote: string;
  version: string;
  /** Percentage of the visitors. */
  share: number;
  isCanary: boolean;
}

function versionsOf(brand: string, remote: string, { version, canary }: Channel): Served[] {
  const stable = { brand, remote, version, share: 100 - (canary?.percent ?? 0), isCanary: false };
  if (canary === null) return [stable];
  return [stable, { brand, remote, version: canary.version, share: canary.percent, isCanary: true }];
}

/** Formats what browsers measured of each served version of a remote. */
async function measuredTexts(client: RegistryClient, remote: string, served: readonly Served[]): Promise<string[]> {
  const brands = [...new Set(served.map(({ brand }) => brand))];
  const views = await Promise.all(brands.map((brand) => client.field(brand, remote)));
  return views.flatMap(({ versions }, index) => versions.map((one) => fieldText(brands[index] ?? '', remote, one)));
}

/** Finds the change by which a brand got a version. @param entries newest first */
function change(entries: readonly AuditEntry[], { brand, remote, version, isCanary }: Served): AuditEntry | undefined {
  const servedBy = (channel: Channel | null) => (isCanary ? channel?.canary?.version : channel?.version);
  return entries.find(
    (entry) =>
      'remote' in entry &&
      entry.remote === remote &&
      entry.changes.some(
        (change) => change.brand === brand && servedBy(change.to) === version && servedBy(change.from) !== version,
      ),
  );
}

/** Returns the shells' counts, or the reason why they are unknown. */
async function figures(shells: readonly string[]): Promise<CountedOf | string> {
  if (shells.length === 0)
    return 'How often they fail is not known: name the shells by --shell or SHELL_URL, http://localhost:3000.';
  try {
    return await readShells(shells);
  } catch (error) {
    return `How often they fail is not known: ${reasonOf(error)}.`;
  }
}

function errorsText({ slots, failed, inBrowsers }: Counted): string {
  if (slots === 0) return 'not shown yet';
  const share = `${((failed / slots) * 100).toFixed(1)} % of ${slots}`;
  return inBrowsers === 0 ? share : `${share}, ${inBrowsers} in browsers`;
}
