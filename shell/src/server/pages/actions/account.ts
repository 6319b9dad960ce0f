import { type RequestHandler, Router } from 'express';
import type { SiteBrands } from '../../site-brands';

/** Redirects from the path above all pages of accounts to the page at which people sign in, and find their account once they have (section 2). */
export const toAccount = ({ brands }: { brands: SiteBrands }): RequestHandler =>
  Router().get('/', ({ headers }, response) => response.redirect(302, brands.forHost(headers.host).signInPath));
