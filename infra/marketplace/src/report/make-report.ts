import { dayOf } from '@forecourt/service';
import { eventDays, eventsFolder, readEvents } from '@forecourt/site-data';
import { type Count, type Discarded, EventCounter } from './count-events';

const dayMs = 86_400_000;

export interface ReportAsk {
  /** DATA_DIR. */
  folder: string;
  /** Days in UTC, `2026-11-22`, both included; all that there are where one is null. */
  from: string | null;
  to: string | null;
  /** Only what was paid for. */
  sponsored: boolean;
}

/** A dealer, or an advertiser, at one placement. */
export interface ReportRow extends Omit<Count, 'of' | 'isOwner'> {
  owner: string;
  name: string | null;
  /** Clicks for each impression; null where nothing was seen. */
  ctr: number | null;
}

export interface Report {
  rows: ReportRow[];
  /** What was paid for and does not count (R78), and why. */
  discarded: Discarded[];
  /** Events that were told again, of which one counts. */
  repeated: number;
  /** Lines that are no events: the last one of a file whose writer was cut off. */
  unreadable: number;
}

/** Who sells listings, and what dealers are called, as far as the inventory still knows. */
export interface Directory {
  ownersOf(listings: readonly string[]): Promise<ReadonlyMap<string, string>>;
  namesOf(owners: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Counts what was measured, by dealer and placement: who was seen most comes first. */
export async function makeReport(ask: ReportAsk, directory: Directory): Promise<Report> {
  const { from, to, sponsored } = ask;
  const folder = eventsFolder(ask.folder);
  const counter = new EventCounter((event) => {
    const day = dayOf(event.at);
    return (!sponsored || event.sponsored) && (from === null || day >= from) && (to === null || day <= to);
  });
  let unreadable = 0;
  // An event may come a day after it happened, and a click a day after its impression.
  const first = from === null ? null : dayOf(Date.parse(from) - dayMs);
  const last = to === null ? null : dayOf(Date.parse(to) + dayMs);
  for (const day of await eventDays(folder)) {
    if ((first !== null && day < first) || (last !== null && day > last)) continue;
    counter.turn();
    for await (const event of readEvents(folder, day)) {
      if (event === null) unreadable += 1;
      else counter.add(event);
    }
  }
  counter.end();
  const { rows, discarded, repeated } = counter;
  return { rows: await named(rows, directory), discarded, repeated, unreadable };
}

async function named(counts: readonly Count[], directory: Directory): Promise<ReportRow[]> {
  const ownerless = counts.filter(({ isOwner }) => !isOwner).map(({ of }) => of);
  const owners = await directory.ownersOf([...new Set(ownerless)]);
  const rows = new Map<string, ReportRow>();
  for (const { of, isOwner, ...count } of counts) {
    const owner = isOwner ? of : (owners.get(of) ?? of);
    const key = `${owner} ${count.placement}`;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, { owner, name: null, ctr: null, ...count });
    else for (const each of ['impressions', 'clicks', 'leads', 'hides'] as const) row[each] += count[each];
  }
  const names = await directory.namesOf([...new Set([...rows.values()].map(({ owner }) => owner))]);
  return [...rows.values()]
    .map((row) => ({ ...row, name: names.get(row.owner) ?? null, ctr: ctrOf(row) }))
    .sort(
      (a, b) => b.impressions - a.impressions || (`${a.owner} ${a.placement}` < `${b.owner} ${b.placement}` ? -1 : 1),
    );
}

function ctrOf({ impressions, clicks }: Count | ReportRow): number | null {
  return impressions === 0 ? null : clicks / impressions;
}
