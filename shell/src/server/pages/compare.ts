/** Vehicles side by side: `/cars-for-sale/compare?ids=…`. The ids are in the address, so that it can be shared. */
import type { PageType } from '../steps/page-type';
import { searchFailed } from './status';

const path = '/cars-for-sale/compare';
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
/** Maximum of compared vehicles (section 9, R56). */
const most = 5;

export const compare: PageType = {
  name: 'compare',
  roots: [path],
  matches: (requested) => requested === path,
  read({ url }, { flags }) {
    if (!flags.compare) return { reason: 'this brand compares no vehicles' };
    const given = new URLSearchParams(url.split('?', 2)[1]).getAll('ids').flatMap((text) => text.split(','));
    const ids = [...new Set(given)].filter((id) => idPattern.test(id)).slice(0, most);
    const text = ids.join(',');
    const params: Record<string, string> = text === '' ? {} : { ids: text };
    const canonical = ids.length === 0 ? path : `${path}?ids=${text}`;
    return { state: {}, params, canonical, cookies: [], spent: [] };
  },
  requires: [],
  intents: 'document',
  head: () => ({
    ...{ title: 'Compare vehicles', description: '', canonical: null, noindex: true },
    jsonLd: () => [],
  }),
  failed: searchFailed,
};
