export { fixtureListing, fixtureOwners, listingAt } from './fixture-listing';
