import { ownerSchema } from '@forecourt/listing';
import { thousands } from '@forecourt/search-state';
import { eventFiles, eventsFolder } from '@forecourt/site-data';
import { EventDatabase } from '@forecourt/site-data/event-database';
import { type Directory, makeReport, type Report, type ReportRow } from '../report/make-report';
import type { ListingStore } from '../store/port';
import type { Command } from './arguments';
import { type Tools, withStore } from './tools';

/** Prints impressions, clicks and leads by dealer and placement, for advertisers (docs/measurement.md). */
export async function runReport(command: Command & { name: 'report' }, tools: Tools): Promise<void> {
  const files = eventFiles(eventsFolder(command.folder));
  const database = command.eventsUrl === null ? null : new EventDatabase(command.eventsUrl, 'inventory');
  const sources = database === null ? [files] : [files, database];
  const report = await withStore('normal', tools, async (store) =>
    makeReport(command, sources, await directoryOf(store)),
  ).finally(() => database?.close());
  if (command.json) return tools.print(JSON.stringify(report, null, 2));
  for (const line of reportLines(report)) tools.print(line);
}

async function directoryOf(store: ListingStore): Promise<Directory> {
  const active = await store.activeGeneration();
  if (active === null) return { ownersOf: async () => new Map(), namesOf: async () => new Map() };
  return {
    async ownersOf(ids) {
      const found = await store.readListings(active.id, ids);
      return new Map(found.map(({ id, ownerId }) => [id, ownerId]));
    },
    async namesOf(ids) {
      const found = await store.readOwners(active.id, ids);
      return new Map(found.map(({ id, body }) => [id, nameSchema.parse(JSON.parse(body)).name]));
    },
  };
}

const nameSchema = ownerSchema.pick({ name: true });

const columns: readonly [title: string, of: (row: ReportRow) => string][] = [
  ['dealer', ({ name, owner }) => (name === null ? owner : `${name} (${owner})`)],
  ['placement', ({ placement }) => placement],
  ['impressions', ({ impressions }) => thousands(impressions)],
  ['clicks', ({ clicks }) => thousands(clicks)],
  ['CTR', ({ ctr }) => (ctr === null ? '–' : `${(ctr * 100).toFixed(2)} %`)],
  ['leads', ({ leads }) => thousands(leads)],
  ['hides', ({ hides }) => thousands(hides)],
];
/** The reasons why paid events do not count, as text. */
const reasons: Readonly<Record<Report['discarded'][number]['why'], string>> = {
  'no-impression': 'their view did not show the listing before',
  repeated: 'the listing was clicked in the same view before',
  unsigned: 'their view is not signed, or was signed more than a day before',
  network: 'their network was over its limit of the day',
};

/** Number of columns with text, which are aligned to the left; numbers are aligned to the right. */
const textColumns = 2;

function reportLines({ rows, campaigns, discarded, repeated, unreadable }: Report): string[] {
  const table = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, of]) => of(row)))];
  const widths = columns.map((_, at) => Math.max(...table.map((cells) => cells[at]!.length)));
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at < textColumns ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ')
      .trimEnd();
  return [
    ...(rows.length === 0 ? ['No events were measured in this period.'] : table.map(lineOf)),
    ...campaigns.map(({ campaign, leads }) => `${thousands(leads)} leads came by the campaign ${campaign}.`),
    ...discarded.map(({ type, why, events }) => `${thousands(events)} paid ${type}s do not count: ${reasons[why]}.`),
    ...(repeated > 0 ? [`${thousands(repeated)} events were sent more than once, and count once.`] : []),
    ...(unreadable > 0 ? [`${thousands(unreadable)} lines are unreadable: a shell was stopped while it wrote.`] : []),
  ];
}
