/** The pages of a person's account, one row each; the brand decides on the path of the sign-in (R13). */
import type { Brand } from '@forecourt/contracts';
import { dealPage, dealsPage, myReviewsPage, reviewSubjectParams } from '@forecourt/listing';
import type { PageType } from '../steps/page-type';
import { searchFailed } from './status';

interface AccountPage {
  /** Key of its layout. */
  name: string;
  path: string | ((brand: Brand) => string);
  title: string;
  /** Parameters of its address; the fragment that reads them validates them. */
  params?: readonly string[];
  /** Whether its address is a secret that gives access to its content: no cache stores it. */
  isSecret?: true;
}

/** All of them are below it. */
export const accountPath = '/account';

const rows: readonly AccountPage[] = [
  { name: 'account-saved-searches', path: '/account/saved-searches', title: 'Saved searches', params: ['message'] },
  { name: 'account-favourites', path: '/account/favourites', title: 'Saved cars', params: ['message'] },
  { name: 'account-deals', path: dealsPage, title: 'Your deals' },
  { name: 'account-deal', path: dealPage, title: 'Your deal', params: ['token'], isSecret: true },
  { name: 'account-reviews', path: myReviewsPage, title: 'Your reviews', params: reviewSubjectParams },
  { name: 'account-privacy', path: '/account/privacy', title: 'Your data', params: ['message'] },
  {
    ...{ name: 'account-verify', path: '/account/verify', title: 'Confirm your email address' },
    ...{ params: ['token', 'refUrl', 'choose'], isSecret: true },
  },
  {
    ...{ name: 'account-confirm-email', path: '/account/confirm-email', title: 'Confirm your new email address' },
    ...{ params: ['token'], isSecret: true },
  },
  {
    ...{ name: 'account-reset', path: '/account/reset-password', title: 'Choose a new password' },
    ...{ params: ['token'], isSecret: true },
  },
  { name: 'account-alerts', path: '/account/alerts', title: 'Email alerts', params: ['token'], isSecret: true },
  // The last row: it also matches every other path below, which is then not found.
  {
    ...{ name: 'account', path: ({ signInPath }) => signInPath, title: 'Your account' },
    params: ['defaultScreen', 'refUrl', 'outcome'],
  },
];

const pageOf = ({ name, path, title, params = [], isSecret }: AccountPage): PageType => {
  const pathFor = (brand: Brand) => (typeof path === 'string' ? path : path(brand));
  return {
    name,
    roots: [accountPath],
    // A brand may sign in at any path below.
    matches: (requested) => (typeof path === 'string' ? requested === path : requested.startsWith(`${accountPath}/`)),
    read({ url }, brand) {
      const [requested = '', query = ''] = url.split('?', 2);
      if (requested !== pathFor(brand)) return { reason: `there is no page ${requested} of accounts` };
      const given = [...new URLSearchParams(query)].filter(([key]) => params.includes(key));
      return { state: {}, params: Object.fromEntries(given), canonical: url, cookies: [], spent: [] };
    },
    requires: [],
    about: ['account'],
    ...(isSecret && { isSecret }),
    intents: 'document',
    head: ({ brand }) => ({
      ...{ title, description: '', canonical: pathFor(brand), noindex: true },
      jsonLd: () => [],
    }),
    failed: searchFailed,
  };
};

export const accountPages: readonly PageType[] = rows.map(pageOf);
