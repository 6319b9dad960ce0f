/**
 * Decides on which brands `npm start` promotes a remote's version: on brands that serve no version of the remote (at the first start, or
 * because the brand or remote is new), and on brands that still serve the version of an earlier start. A channel that was changed since,
 * by a promotion, a rollback, a canary or a `fragment dev` session, is left alone and listed.
 * @param given brand → the version that the last start promoted there
 */
export function promotions(remote, version, { channels, brandIds, given }) {
  const served = (brand) => channels[brand]?.[remote];
  const isOurs = (brand) =>
    served(brand) === undefined || (served(brand).version === given[brand] && served(brand).canary === null);
  const differs = (brand) => served(brand)?.version !== version || served(brand).canary !== null;
  return {
    promote: brandIds.filter((brand) => isOurs(brand) && differs(brand)),
    /** Brands that are left alone, with the version that they serve. */
    kept: brandIds.filter((brand) => !isOurs(brand) && differs(brand)).map((brand) => [brand, served(brand).version]),
  };
}
