/** Path to which the form of the search by words is sent (R34). */
export const findPath = '/cars-for-sale/find';
