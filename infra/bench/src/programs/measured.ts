import { brandById } from '@forecourt/brands';

/** The brand whose page is measured; the one that the host name 127.0.0.1 leads to. */
export const measuredBrand = brandById('research');
export const measuredLayout = measuredBrand.layouts.results!;
/** The page that is measured. */
export const measuredPage = '/cars-for-sale/all';
export const samePage = () => measuredPage;
let lowestPrice = 1000;
/** A page that nobody has asked for yet, of about the same content. */
export const newPage = () => `${measuredPage}?minPrice=${++lowestPrice}`;
