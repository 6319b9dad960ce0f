/** Words and addresses of reviews of model years. */

/** Parts of a vehicle that a reviewer may rate, in display order, with their labels. */
export const ratedParts = {
  comfort: 'Comfort',
  interior: 'Interior',
  performance: 'Performance',
  value: 'Value for the money',
  exterior: 'Exterior',
  reliability: 'Reliability',
} as const;

export type RatedPart = keyof typeof ratedParts;
export const ratedPartNames = Object.keys(ratedParts) as [RatedPart, ...RatedPart[]];

/** How a reviewer knows the vehicle. */
export const reviewerKinds = { owner: 'Owns it', driver: 'Has driven it' } as const;
export const reviewerKindNames = Object.keys(reviewerKinds) as [keyof typeof reviewerKinds];

/** An average is shown from this number of reviews on; fewer say more about their authors than about the vehicle. */
export const leastForAverage = 5;

/** Number of reviews that are shown at once. */
export const reviewsPerPage = 10;

/** The page on which people write and change their reviews. */
export const myReviewsPage = '/account/reviews';

/** Parameters of that page, and of the service, which name a model year. */
export const reviewSubjectParams = ['makeCode', 'modelCode', 'year'] as const;

/** Returns the address of the page on which a review of a model year is written. */
export const writeReviewHref = ({ makeCode, modelCode, year }: { makeCode: string; modelCode: string; year: number }) =>
  `${myReviewsPage}?${new URLSearchParams({ makeCode, modelCode, year: String(year) })}`;
