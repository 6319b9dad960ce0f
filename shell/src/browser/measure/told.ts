import type { BusEvent, Placed, ToldEvent } from '@forecourt/contracts';
import type { SearchState } from '@forecourt/search-state';

/** What a page knows besides of its events. */
interface Page {
  /** Its type. */
  on: string;
  state: SearchState;
  /** The address's query: a vehicle's page says from which place it was opened. */
  search: string;
  now: number;
}

/** R11: a page is of so many records, whatever it shows. */
const recordsAPage = 30;
/** Paid places by the type of their clicks, as the addresses of vehicles' pages say it; they name the place itself where there are several. */
const paidClicks: Readonly<Record<string, string>> = { spotlight: 'spotlight', alpha: 'showcase' };
const placementName = /^[a-z][a-z0-9-]{0,40}$/;

/** 96 random bits. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
}

/** An event of the bus as it is told; null for what is not measured. */
export function toldOf(event: BusEvent, page: Page): ToldEvent | null {
  const tell = (type: ToldEvent['type'], detail: Omit<ToldEvent, 'event' | 'type' | 'at'>) => ({
    ...{ event: randomId(), type, at: page.now },
    ...detail,
  });
  switch (event.type) {
    case 'impression':
    case 'click':
    case 'hide':
    case 'carousel-moved':
      return tell(event.type, { page: pageOf(page), ...event.detail });
    case 'save':
    case 'lead':
      return tell(event.type, { page: pageOf(page), ...event.detail, ...paidOrigin(event.detail, page) });
    case 'filter':
      return tell(event.type, { placement: 'search', id: event.detail.by });
    case 'search-saved':
      return tell('save', { placement: 'search', id: 'search' });
    default:
      return null;
  }
}

function pageOf({ on, state }: Page): number | undefined {
  return on === 'results' ? Math.floor((state.firstRecord ?? 0) / recordsAPage) + 1 : undefined;
}

/** What comes of a vehicle on its own page is the paid place's from which that page was opened. */
function paidOrigin({ id }: Placed, { search }: Page): Pick<Placed, 'placement' | 'sponsored'> | null {
  const query = new URLSearchParams(search);
  const clickType = query.get('clickType') ?? '';
  if (!Object.hasOwn(paidClicks, clickType) || query.get('listingId') !== id) return null;
  const named = query.get('placement') ?? '';
  return { placement: placementName.test(named) ? named : paidClicks[clickType]!, sponsored: true };
}
