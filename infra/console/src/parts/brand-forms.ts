/** Forms for brands. */
export { BrandWayBack } from './brand-way-back';
export { ChangeBrand } from './change-brand';
export { NewBrand } from './new-brand';
export { RemoveBrand } from './remove-brand';
