import { dayOf } from '@forecourt/service';
import type { EventSource } from '@forecourt/site-data';
import { type Count, type Discarded, EventCounter } from './count-events';

const dayMs = 86_400_000;

/** The events that a report covers. */
export interface ReportQuery {
  /** First and last day in UTC, `2026-11-22`, both included; null for no limit. */
  from: string | null;
  to: string | null;
  /** Whether only paid events are counted. */
  sponsored: boolean;
}

/** A row of the report: a dealer or an advertiser at one placement. */
export interface ReportRow extends Omit<Count, 'of' | 'isOwner'> {
  owner: string;
  name: string | null;
  /** Clicks per impression; null without impressions. */
  ctr: number | null;
}

export interface Report {
  rows: ReportRow[];
  /** Leads of visitors whom a campaign brought (R12). */
  campaigns: { campaign: string; leads: number }[];
  /** Paid events that do not count (R78), by reason. */
  discarded: Discarded[];
  /** Number of duplicates: events that browsers sent again. */
  repeated: number;
  /** Number of unreadable lines, such as the last one of a file whose shell was killed while it wrote. */
  unreadable: number;
}

/** Looks up the dealers of listings, and the names of dealers; both may be missing from the inventory by now. */
export interface Directory {
  ownersOf(listings: readonly string[]): Promise<ReadonlyMap<string, string>>;
  namesOf(owners: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Returns the measured events as counts by dealer and placement, most impressions first. */
export async function makeReport(
  { from, to, sponsored }: ReportQuery,
  sources: readonly EventSource[],
  directory: Directory,
): Promise<Report> {
  const counter = new EventCounter((event) => {
    const day = dayOf(event.at);
    return (!sponsored || event.sponsored) && (from === null || day >= from) && (to === null || day <= to);
  });
  let unreadable = 0;
  // An event may be received a day after it happened, and a click a day after its impression.
  const first = from === null ? null : dayOf(Date.parse(from) - dayMs);
  const last = to === null ? null : dayOf(Date.parse(to) + dayMs);
  const days = new Set((await Promise.all(sources.map((source) => source.days()))).flat());
  for (const day of [...days].sort()) {
    if ((first !== null && day < first) || (last !== null && day > last)) continue;
    counter.nextFile();
    for (const source of sources)
      for await (const event of source.read(day)) {
        if (event === null) unreadable += 1;
        else counter.add(event);
      }
  }
  counter.end();
  const { rows, campaigns, discarded, repeated } = counter;
  return { rows: await rowsWithNames(rows, directory), campaigns, discarded, repeated, unreadable };
}

/** Adds the dealers’ names, and merges the counts of a dealer’s listings into one row a placement. */
async function rowsWithNames(counts: readonly Count[], directory: Directory): Promise<ReportRow[]> {
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
