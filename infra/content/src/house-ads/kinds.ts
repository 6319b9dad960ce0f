/** Places for ads, by the first word of a placement: `grid-7` is a `grid`. Width and height are those of the ad, px. */
export const kinds = {
  footer: { width: 728, height: 90 },
  fixed: { width: 728, height: 90 },
  grid: { width: 300, height: 250 },
  fluid: { width: 300, height: 250 },
  inline: { width: 300, height: 250 },
  liner: { width: 728, height: 90 },
  treehouse: { width: 300, height: 250 },
  peekaboo: { width: 300, height: 250 },
  promo: { width: 300, height: 250 },
} as const satisfies Readonly<Record<string, { width: number; height: number }>>;
export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as [Kind, ...Kind[]];

/** Places for campaigns that name them, and for no others. */
export const reserved: readonly Kind[] = ['treehouse', 'promo'];

/** Returns the kind of a placement; undefined if it has no size. */
export function kindOf(placement: string): Kind | undefined {
  const name = placement.replace(/-\d+$/, '');
  return kindNames.find((kind) => kind === name);
}
