/**
 * What `npm start` does with a remote's version on each brand. A brand that serves nothing of the remote gets it: at the first start, or
 * because brand or remote are new. So does a brand that still serves what an earlier start gave it. A channel that somebody has changed
 * since, by promoting, rolling back, a canary or a session of `dev`, is left alone, and named.
 * @param given brand → the version that the last start promoted there
 */
export function promotions(remote, version, { channels, brandIds, given }) {
  const served = (brand) => channels[brand]?.[remote];
  const isOurs = (brand) =>
    served(brand) === undefined || (served(brand).version === given[brand] && served(brand).canary === null);
  const differs = (brand) => served(brand)?.version !== version || served(brand).canary !== null;
  return {
    promote: brandIds.filter((brand) => isOurs(brand) && differs(brand)),
    /** Left alone, with what they serve. */
    kept: brandIds.filter((brand) => !isOurs(brand) && differs(brand)).map((brand) => [brand, served(brand).version]),
  };
}
