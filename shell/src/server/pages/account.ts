/** Where people sign in: the path that the brand names (R13). Accounts themselves come with their own pages. */
import type { PageType } from '../steps/page-type';
import { searchFailed } from './status';

/** What the sign-in page is told in its address (section 2); the fragment that reads them checks them. */
const told = ['defaultScreen', 'refUrl'];

export const account: PageType = {
  name: 'account',
  matches: (path) => path.startsWith('/account/'),
  read({ url }, brand) {
    const [path = '', query = ''] = url.split('?', 2);
    if (path !== brand.signInPath) return { reason: `there is no page ${path} of accounts` };
    const given = [...new URLSearchParams(query)].filter(([name]) => told.includes(name));
    return { state: {}, params: Object.fromEntries(given), canonical: url, cookies: [], spent: [] };
  },
  requires: [],
  intents: 'document',
  head: ({ brand }) => ({
    ...{ title: 'Your account', description: '', canonical: brand.signInPath, noindex: true },
    jsonLd: () => [],
  }),
  failed: searchFailed,
};
