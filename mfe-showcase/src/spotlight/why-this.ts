/** Paid places among the results, by their measured placement. */
export type PaidPlace = 'premium' | 'fourth-tier' | 'boost';

/** The last sentence of every explanation. */
export const orderNote = 'The order of the other results does not depend on what anybody pays.';

/** Explanations of paid places: who pays for what, and the criteria, as the marketplace applies them. */
export const reasons: Readonly<Record<PaidPlace, (seller: string) => string>> = {
  premium: (seller) => `${seller} pays for this place above the results. The car matches everything you search for.`,
  'fourth-tier': (seller) =>
    `${seller} pays for this place among the results. The car matches everything you search for.`,
  boost: (seller) =>
    `${seller} pays to show new cars beside used ones like those you search for: near your ZIP code, and of the make, model and body style that you chose, if any.`,
};

/** Explanation of a strip, in which each vehicle names its seller. */
export const stripReason = `The seller named on each car pays for its place in this row. Each car matches what you search for. ${orderNote}`;
