import { type FacetName, facetNames, type SearchDocument, type SearchRequest } from '@forecourt/matching';
import { documentArbitrary, requestArbitrary } from '@forecourt/matching/testing';
import type { SearchState } from '@forecourt/search-state';
import fc from 'fast-check';
import { generateInventory } from '../generate';
import { offerFactsOf, withDeal } from '../listing/appraised';
import { toDocument } from '../listing/document';
import type { StoredListing } from '../listing/record';
import { appraiserOf } from '../pricing/price-guides';

/** A generated inventory as search engines read it, with random searches of it and writes to it. */
export interface GeneratedMarket {
  documents: readonly SearchDocument[];
  someDocument: fc.Arbitrary<SearchDocument>;
  /** Searches for facts of a few listings, near one of them; a few search the whole country. */
  request: fc.Arbitrary<SearchRequest>;
  /** A new listing, an existing one at another price, or another vehicle in its place. */
  written: fc.Arbitrary<SearchDocument>;
}

/** Returns always the same market of a size. */
export function generatedMarket(listings: number): GeneratedMarket {
  const documents = generated(listings);
  const someDocument = fc.nat(listings - 1).map((at) => documents[at]!);
  return { documents, someDocument, request: requestOf(someDocument), written: writtenTo(someDocument) };
}

function generated(count: number): SearchDocument[] {
  const showcaseOf = new Map<string, boolean>();
  const listings: StoredListing[] = [];
  for (const item of generateInventory({ listings: count, seed: 5, now: Date.UTC(2026, 5, 1) })) {
    if (item.kind === 'owner') showcaseOf.set(item.owner.id, item.owner.showcase);
    else listings.push(item.listing);
  }
  const appraise = appraiserOf(listings.map(offerFactsOf));
  return listings.map((listing) =>
    withDeal(toDocument(listing, showcaseOf.get(listing.ownerId)!), appraise(offerFactsOf(listing))),
  );
}

/** The other facets are chosen by the codes of listings below; these have one value, which the sample requests choose. */
const single: readonly FacetName[] = ['homeServices', 'vehicleExchange', 'experience'];
const chosenFacets = facetNames.filter((facet) => !single.includes(facet));

function requestOf(someDocument: fc.Arbitrary<SearchDocument>): fc.Arbitrary<SearchRequest> {
  return fc
    .record({
      sample: requestArbitrary,
      about: fc.array(someDocument, { minLength: 1, maxLength: 3 }),
      chosen: fc.subarray(chosenFacets, { maxLength: 4 }),
      everywhere: fc.nat(19).map((number) => number === 0),
    })
    .map(({ sample, about, chosen, everywhere }) => {
      const own = Object.entries(sample.state).filter(
        ([param]) => !(chosenFacets as readonly string[]).includes(param),
      );
      const choices = chosen.map((facet) => [facet, [...new Set(about.flatMap(({ codes }) => codes[facet]))]] as const);
      const state = Object.fromEntries([...own, ...choices.filter(([, codes]) => codes.length > 0)]) as SearchState;
      const { lat, lon } = about[0]!;
      const origin = everywhere || lat === null || lon === null ? null : { lat, lon };
      return { ...sample, state, origin, ownerId: sample.ownerId === undefined ? undefined : about[0]!.ownerId };
    });
}

function writtenTo(someDocument: fc.Arbitrary<SearchDocument>): fc.Arbitrary<SearchDocument> {
  return fc
    .record({ present: someDocument, sample: documentArbitrary, kind: fc.nat(2) })
    .map(({ present, sample, kind }): SearchDocument => {
      if (kind === 0) return sample;
      return kind === 1
        ? { ...present, price: sample.price }
        : { ...sample, ...{ id: present.id, lat: present.lat, lon: present.lon } };
    });
}
