import { withParts } from './with-parts';

/** Shows forms of a page's layout. */
export const WithForms = withParts('forms', () => import('./forms'));
/** Shows forms of brands. */
export const WithBrandForms = withParts('brand-forms', () => import('./brand-forms'));
/** Shows forms of channels and flags. */
export const WithChannelForms = withParts('channel-forms', () => import('./channel-forms'));
