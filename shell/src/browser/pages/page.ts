import type { BusEvent, PageView } from '@forecourt/contracts';
import type { BrowserHistory, Bus } from '@forecourt/search-state';
import type { PageData } from '../data';

/** Browser code of a page type, besides its slots. */
export interface BrowserPage {
  /** Returns the shown data with one more page of the same search. */
  append(shown: PageData, next: PageData): PageData;
  /** Called once, before the first slot is taken over. */
  start?(page: { bus: Bus<PageData, BusEvent>; history: BrowserHistory; initial: PageView }): void;
  /** Called once, after the slots are taken over. */
  settle?(page: { bus: Bus<PageData, BusEvent>; history: BrowserHistory }): void;
}
