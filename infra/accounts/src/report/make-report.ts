import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';

/** The period of a report, epoch milliseconds. */
export interface Period {
  from: number;
  /** Not included. */
  to: number;
}

/** A report for the site's operator: counts of visitors' answers, deals and messages, without names. */
export interface VisitorsReport {
  /** Answers to "Did you find what you were looking for?" by page, most answers first. */
  feedback: { brand: string; page: string; yes: number; no: number }[];
  /** How often shoppers were asked whether a vehicle still interests them (R68), by VIN. */
  interests: { vin: string; asked: number }[];
  /** Deals by vehicle and way to pay. */
  deals: { carId: string; dealType: string; deals: number }[];
  /** Messages to sellers by the campaign that brought the sender (R12); null without one. */
  leads: { campaign: string | null; messages: number; offers: number }[];
}

/** Counts what was stored in a period. */
export async function makeReport(db: Kysely<Database>, { from, to }: Period): Promise<VisitorsReport> {
  const within = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;
  const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  return {
    feedback: await rowsOf(sql<VisitorsReport['feedback'][number]>`
      select "brand", "page", sum(case "answer" when 'yes' then 1 else 0 end) as "yes", sum(case "answer" when 'no' then 1 else 0 end) as "no" from "feedback"
      where ${within('createdAt')} group by "brand", "page" order by count(*) desc, "brand", "page"`),
    interests: countedVins(
      await rowsOf(sql<{ vins: string }>`
      select "vins" from "interests" where ${within('createdAt')}`),
    ),
    deals: await rowsOf(sql<VisitorsReport['deals'][number]>`
      select "carId", "dealType", count(*) as "deals" from "deals"
      where ${within('updatedAt')} group by "carId", "dealType" order by 3 desc, "carId", "dealType"`),
    leads: await rowsOf(sql<VisitorsReport['leads'][number]>`
      select "campaign", sum(case when "offer" is null then 1 else 0 end) as "messages", sum(case when "offer" is null then 0 else 1 end) as "offers" from "leads"
      where ${within('createdAt')} group by "campaign" order by count(*) desc, "campaign"`),
  };
}

/** Counts the VINs of lists that are joined by commas, most frequent first. */
function countedVins(rows: readonly { vins: string }[]): VisitorsReport['interests'] {
  const counts = new Map<string, number>();
  for (const vin of rows.flatMap(({ vins }) => vins.split(','))) counts.set(vin, (counts.get(vin) ?? 0) + 1);
  return [...counts]
    .map(([vin, asked]) => ({ vin, asked }))
    .sort((a, b) => b.asked - a.asked || (a.vin < b.vin ? -1 : 1));
}

/** Rows of a list that are printed; JSON has all. */
const mostPrinted = 20;

/** Returns a report as lines of text. */
export function reportLines({ feedback, interests, deals, leads }: VisitorsReport): string[] {
  const list = (title: string, rows: readonly string[]) => [
    title,
    ...(rows.length === 0 ? ['  none'] : rows.slice(0, mostPrinted).map((row) => `  ${row}`)),
    ...(rows.length > mostPrinted ? [`  … ${rows.length - mostPrinted} more, with --json`] : []),
  ];
  return [
    ...list(
      'Did you find what you were looking for?',
      feedback.map(({ brand, page, yes, no }) => `${yes} yes, ${no} no  ${brand} ${page || 'unknown page'}`),
    ),
    ...list(
      'Asked whether a vehicle still interests them',
      interests.map(({ vin, asked }) => `${asked}  ${vin}`),
    ),
    ...list(
      'Saved deals',
      deals.map((row) => `${row.deals}  ${row.dealType}, vehicle ${row.carId}`),
    ),
    ...list(
      'Messages to sellers by campaign',
      leads.map(
        ({ campaign, messages, offers }) => `${messages} messages, ${offers} offers  ${campaign ?? 'no campaign'}`,
      ),
    ),
  ];
}
