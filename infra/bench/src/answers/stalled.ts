/** What is never answered where so much is the highest price. */
export const stalled = { path: '/ads/house', price: '777774' };
