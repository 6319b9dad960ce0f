export { installObserver, type RenderedFragment, violations } from '@forecourt/fragment-kit/testing';
export { fixtureReference } from './fixture-reference';
export { fixtureBrand, fixtureFlags, fixtureListings, fixtureView } from './fixture-view';
export { type RenderOptions, renderFragment } from './render-fragment';
