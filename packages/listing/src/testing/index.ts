export { camry, camryFacts, camryMileage, noReviews } from './camry';
export { fixtureListing, fixtureOwners, listingAt } from './fixture-listing';
export { modelFixture } from './model-fixture';
