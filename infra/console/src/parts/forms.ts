/** Forms for a page's layout. They are loaded when one is needed, as are the forms for brands and for channels, because reading needs none of them. */
export { ApplyForm } from './apply-form';
export { PagePreview } from './page-preview';
export { PlaceForm } from './place-form';
export { WayBack } from './way-back';
