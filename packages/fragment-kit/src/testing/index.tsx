export { fixtureListing, fixtureOwners } from './fixture-listing';
export { fixtureReference } from './fixture-reference';
export { fixtureBrand, fixtureFlags, fixtureListings, fixtureView } from './fixture-view';
export { type RenderedFragment, type RenderOptions, renderFragment } from './render-fragment';
export { violations } from './violations';
