import { thousands } from '@forecourt/search-state';
import { offerFactsOf } from '../listing/appraised';
import { type BackTest, backTest } from '../pricing/back-test';
import { type Offer, type OfferFacts, offerOf } from '../pricing/offer';
import { InventoryError, type ListingStore } from '../store/port';
import type { Command } from './arguments';
import { openFeed } from './feed';
import { type Tools, withStore } from './tools';

/** Estimates the usual prices of the inventory again, or reports how well estimates predict prices. */
export async function runRate(command: Command & { name: 'rate' }, tools: Tools): Promise<void> {
  if (command.feed !== null)
    return printReport(await offersOfFeed({ ...command.feed, folder: command.folder }, tools), tools);
  await withStore('normal', tools, async (store) => {
    const generation = await generationOf(store);
    if (command.report) {
      const offers: Offer[] = [];
      for await (const facts of store.readOffers(generation)) add(offers, facts);
      return printReport(offers, tools);
    }
    const groups = await store.ratePrices(generation, { now: tools.now });
    tools.print(`The usual prices of ${thousands(groups)} groups of vehicles were estimated again.`);
  });
}

/** Reads the offers of a feed, which is not stored. */
async function offersOfFeed(feed: { file: string; mapping: string; folder: string }, tools: Tools): Promise<Offer[]> {
  const offers: Offer[] = [];
  for await (const item of openFeed(feed, tools)) {
    if (item.kind === 'listing') add(offers, offerFactsOf(item.listing));
  }
  tools.progress.end();
  return offers;
}

function add(offers: Offer[], facts: OfferFacts): void {
  const offer = offerOf(facts);
  if (offer !== null) offers.push(offer);
}

/** @throws InventoryError if there is none */
async function generationOf(store: ListingStore): Promise<number> {
  const active = await store.activeGeneration();
  if (active !== null) return active.id;
  throw new InventoryError(
    'There is no inventory yet. Make one with `npm run inventory -- generate`, or import a feed.',
  );
}

function printReport(offers: readonly Offer[], tools: Tools): void {
  for (const line of reportLines(backTest(offers))) tools.print(line);
}

function reportLines({ offers, tested, appraised, medianError, coverage, deals }: BackTest): string[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    `${thousands(offers)} listings with a price and a mileage. ${thousands(tested)} of them were left out once and estimated from the others, and ${thousands(appraised)} of these have enough to compare with.`,
    `Median absolute error: ${percent(medianError)} of the estimate.`,
    `The 80 % range holds ${percent(coverage)} of the prices.`,
    `Great ${percent(deals.great)}, good ${percent(deals.good)}, fair ${percent(deals.fair)}, above the range ${percent(deals.high)}.`,
  ];
}
