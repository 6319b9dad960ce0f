/**
 * The `npm run fragment` commands that put a remote's version on air. A version that has just been published goes to every brand. One
 * that was published before goes only to brands that serve nothing of the remote: to all when nobody promoted it, to a brand that is
 * new. A channel that somebody set is left alone.
 */
export function promotions(remote, version, { isNew, channels, brandIds }) {
  const promote = ['promote', `${remote}@${version}`];
  if (isNew) return [promote];
  const without = brandIds.filter((brand) => channels[brand]?.[remote] === undefined);
  return without.map((brand) => [...promote, '--brand', brand]);
}
