/** Requests to this path are never answered for searches with this highest price. */
export const stalled = { path: '/ads/house', price: '777774' };
