import type { PageView } from '@forecourt/contracts';
import type { Listing } from '@forecourt/listing';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import {
  fixtureBrand,
  fixtureFlags,
  fixtureListings,
  type RenderedFragment,
  renderFragment,
} from '@forecourt/search-kit/testing';
import hero from '../fragments/hero/index';
import fragment from '../fragments/results/index';

type Answer = ReturnType<typeof fixtureListings>;

/** Listings for tests that need no whole page of them. */
export const few = fixtureListings().listings.slice(0, 9);

/** Renders the results fragment, with `few` listings unless the answer has others. */
export const show = (answer: Partial<Answer> = {}, view: Partial<PageView> = {}): RenderedFragment =>
  renderFragment(fragment, { view: { data: { listing: fixtureListings({ listings: few, ...answer }) }, ...view } });

/** Returns a view of a brand with these flags on or off. */
export const withFlags = (flags: Parameters<typeof fixtureFlags>[0]) => ({
  brand: fixtureBrand({ flags: fixtureFlags(flags) }),
});

/** Renders the hero above the same answer. */
export const showHero = (answer: Partial<Answer> = {}, view: Partial<PageView> = {}): RenderedFragment =>
  renderFragment(hero, { view: { data: { listing: fixtureListings({ listings: few, ...answer }) }, ...view } });

export const heading = (queries: RenderedFragment, level = 2) => queries.getByRole('heading', { level });

/** Renders the results fragment with a single listing, `The one`. */
export const one = (listing: Partial<Listing>, owners = [...fixtureOwners]): RenderedFragment =>
  show({ listings: [fixtureListing({ title: 'The one', ...listing })], owners, totalResultCount: 1 });
