/** Number of listings that a page requests and shows in each paid place (section 9, "Spotlights"). */
export const spotlightCounts = {
  premium: 3,
  'fourth-tier': 3,
  featured: 6,
  standard: 6,
  highlights: 10,
  boost: 2,
} as const;
export type SpotlightName = keyof typeof spotlightCounts;
