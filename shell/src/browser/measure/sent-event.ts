import type { BusEvent } from '@forecourt/contracts';
import { paidOrigin } from '@forecourt/listing';
import type { SearchState } from '@forecourt/search-state';
import type { SentEvent } from '@forecourt/site';

/** Facts about a page, besides its events. */
interface Page {
  /** Page type. */
  on: string;
  state: SearchState;
  /** Query of the address: that of a vehicle's page names the place from which it was opened. */
  search: string;
  now: number;
}

/** R11: pages are counted by 30 records, whatever the page's size. */
const recordsAPage = 30;

/** Returns 96 random bits, as base64url. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_');
}

/** Returns an event of the bus in the form for the shell; null for events that are not measured. */
export function sentEventOf(event: BusEvent, page: Page): SentEvent | null {
  const sent = (type: SentEvent['type'], detail: Omit<SentEvent, 'event' | 'type' | 'at'>) => ({
    ...{ event: randomId(), type, at: page.now },
    ...detail,
  });
  switch (event.type) {
    case 'impression':
    case 'click':
    case 'hide':
    case 'carousel-moved':
      return sent(event.type, { page: pageOf(page), ...event.detail });
    case 'view':
      return sent(event.type, event.detail);
    case 'save':
    case 'lead':
      // On a vehicle's own page, the event is credited to the paid place from which the page was opened.
      return sent(event.type, { page: pageOf(page), ...event.detail, ...paidOrigin(page.search, event.detail.id) });
    case 'filter':
      return sent(event.type, { placement: 'search', id: event.detail.by });
    case 'search-saved':
      return sent('save', { placement: 'search', id: 'search' });
    default:
      return null;
  }
}

function pageOf({ on, state }: Page): number | undefined {
  return on === 'results' ? Math.floor((state.firstRecord ?? 0) / recordsAPage) + 1 : undefined;
}
