import { brandById } from '@forecourt/brands';

/** The brand whose page is measured: the one of host name 127.0.0.1. */
export const measuredBrand = brandById('research');
export const measuredLayout = measuredBrand.layouts.results!;
/** Path of the measured page. */
export const measuredPage = '/cars-for-sale/all';
export const samePage = () => measuredPage;
let lowestPrice = 1000;
/** Returns the path of a page that was never requested, with about the same content. */
export const newPage = () => `${measuredPage}?minPrice=${++lowestPrice}`;
