/** Path of the site's first page. */
export const home = '/cars-for-sale/all';
