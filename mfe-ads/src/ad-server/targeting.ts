import type { PageView } from '@forecourt/contracts';
import { mayPersonalize, values } from '@forecourt/search-kit';
import { kindOf, places } from '../places';

/** Data sent to an ad server about a placement, its page and its search; nothing about the visitor. */
export interface Targeting {
  pos: string;
  /** The kind of page. */
  prd: string;
  /** Whether the page is visible. */
  active_browser: 'true' | 'false';
  /** Number of the renewal, from 1 (R67); absent for the first ad. */
  refresh?: string;
  make?: string;
  model?: string;
  body?: string;
  /** The first three digits of the ZIP, if the visitor consents to share the region. */
  zip3?: string;
}

export function targetingOf(
  { page, state, brand, params }: Pick<PageView, 'page' | 'state' | 'brand' | 'params'>,
  placement: string,
  refresh = 0,
): Targeting {
  const said = {
    make: values(state, 'makeCode').join(','),
    model: values(state, 'modelCode').join(','),
    body: values(state, 'vehicleStyleCode').join(','),
    zip3: mayPersonalize(brand, params.adConsent) ? (state.zip ?? '').slice(0, 3) : '',
    refresh: refresh === 0 ? '' : String(refresh),
  };
  return {
    ...{ pos: places[kindOf(placement)].pos, prd: page, active_browser: document.hidden ? 'false' : 'true' },
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '')),
  };
}
