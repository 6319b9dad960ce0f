/** Where a form of words is sent (R34). */
export const findPath = '/cars-for-sale/find';
