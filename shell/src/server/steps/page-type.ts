/** What a page type is: one row of the table in `pages/`. The steps know types only by this. */
import type { Brand, Layout, PlanSlot, SourceData } from '@forecourt/contracts';
import type { ImpliedCookie, Reference, SearchState } from '@forecourt/search-state';
import type { FetchError } from '@forecourt/service';
import type { Cookies } from '../http/cookies';

/** Where a request is: path and query as they were sent, and what the browser keeps. */
export interface Asked {
  url: string;
  cookies: Cookies;
}

/** What an address says, in normal form. */
export interface Address {
  state: SearchState;
  /** What the address says besides the search. */
  params: Readonly<Record<string, string>>;
  /** Path and query; a request for any other form of it is answered 301 (R1, R2). */
  canonical: string;
  /** Cookies that the request implies (R12). */
  cookies: readonly ImpliedCookie[];
  /** Cookies that said something once and have said it now. */
  spent: readonly string[];
  /** Whether something that the browser keeps for longer changes what is said, so that no cache may give it to another. */
  isPersonal?: boolean;
}

/** There is no such page (404). */
export interface NotFound {
  reason: string;
}

/** Another address to go to. */
export interface Redirect {
  status: 301 | 302;
  location: string;
}

/** What the page is known to be before its slots are rendered. Paths, not whole URLs. */
export interface HeadFacts {
  title: string;
  description: string;
  /** Path and query of the page's own canonical link (R16); null on pages that have none. */
  canonical: string | null;
  noindex: boolean;
  /** Address of the picture that stands for the page where it is shared, on this site or elsewhere. */
  image?: string;
  /** Structured data, a script each; `origin` as in `https://host`. */
  jsonLd(origin: string): readonly unknown[];
}

/** One message with one way on. */
export interface StatusContent {
  /** 404, 500 …; null where the page is no error. */
  status: number | null;
  heading: string;
  text: string;
  action: { label: string; href: string };
  /** Seconds after which the page loads itself again; absent where that would change nothing. */
  reloadsAfter?: number;
}

/** What is shown instead of a page: one message and one way on. */
export interface StatusAnswer {
  status: number;
  content: StatusContent;
}

/** What a page is answered from. */
export interface Found {
  address: Address;
  brand: Brand;
  reference: Reference;
  /** What has arrived; the required sources are there. */
  data: SourceData;
}

/** A required source that failed. */
export interface Failure {
  error: FetchError;
  address: Address;
  brand: Brand;
  reference: Reference;
  isBot: boolean;
}

export interface PageType {
  /** Key of a brand's layouts, and `page` of the view. */
  name: string;
  /** Paths at and below which its pages stand; no service is given one of them. */
  roots: readonly string[];
  /** Whether a path, without its query, is of this type; the first type of the table that says so answers. */
  matches(path: string): boolean;
  /** Reads the address. */
  read(asked: Asked, brand: Brand, reference: Reference): Address | NotFound;
  /** The layout of an address, where the address itself says what stands there; `key` tells it from the type's others. */
  layout?(address: Address): { key: string; layout: Layout; isOverlay: boolean };
  /** Its addresses hold what only one person may know, such as the link of a letter: no cache has such a page, nor is it kept. */
  isSecret?: true;
  /** Sources without which there is no page. */
  requires: readonly string[];
  /** Slots without which there is no page (R75); those of the region `main` where absent. */
  about?: readonly string[];
  /** Slots that links at the page's beginning lead to, past all before them, with the words of the links. */
  skips?: Readonly<Record<string, string>>;
  /**
   * How a browser answers an intent on such a page: `view` asks for the next view and stays, `document` goes to the page that the
   * intent leads to.
   */
  intents: 'view' | 'document';
  /** The page's head, or where it has moved to. */
  head(found: Found): HeadFacts | Redirect;
  /** What is answered when a required source failed. */
  failed(failure: Failure): StatusAnswer | Redirect;
}

/** Returns whether a page is about what a slot shows: without it there is no page (R75). */
export const isAbout = (
  { about }: Pick<PageType, 'about'>,
  { slot, region }: Pick<PlanSlot, 'slot' | 'region'>,
): boolean => (about === undefined ? region === 'main' : about.includes(slot));

export const isRedirect = (answer: object): answer is Redirect => 'location' in answer;
