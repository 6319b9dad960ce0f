import { withParts } from './with-parts';

/** Shows a brand's colours. */
export const WithBrandLooks = withParts('brand-looks', () => import('./brand-looks'));
