import type { BusEvent } from '@forecourt/contracts';
import { paidOrigin } from '@forecourt/listing';
import type { SearchState } from '@forecourt/search-state';
import type { ToldEvent } from '@forecourt/site';

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
      // What comes of a vehicle on its own page is the paid place's from which that page was opened.
      return tell(event.type, { page: pageOf(page), ...event.detail, ...paidOrigin(page.search, event.detail.id) });
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
