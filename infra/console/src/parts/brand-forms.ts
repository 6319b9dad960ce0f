/** Forms for brands, and the parts that show a brand's colours. */
export { BrandWayBack } from './brand-way-back';
export { ChangeBrand } from './change-brand';
export { Contrasts } from './contrasts';
export { NewBrand } from './new-brand';
export { RemoveBrand } from './remove-brand';
export { Samples } from './sample';
