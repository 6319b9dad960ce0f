import type { PageView } from '@forecourt/contracts';
import { mayPersonalize, values } from '@forecourt/search-kit';
import { kindOf, places } from '../places';

/** What an ad server is told of a placement, its page and its search; nothing of who looks at it. */
export interface Targeting {
  pos: string;
  /** The kind of page. */
  prd: string;
  /** Whether the page is in front of somebody. */
  active_browser: 'true' | 'false';
  /** Counts from 1 where a place is renewed (R67); absent for its first ad. */
  refresh?: string;
  make?: string;
  model?: string;
  body?: string;
  /** The first three digits of the ZIP, where the visitor lets ads know their region. */
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
