/** Definition of a page type: one row of the table in `pages/`. The steps know types only by this. */
import type { Brand, Layout, PlanSlot, SourceData } from '@forecourt/contracts';
import type { ImpliedCookie, Reference, SearchState } from '@forecourt/search-state';
import type { FetchError } from '@forecourt/service';
import type { Cookies } from '../http/cookies';

/** A request's address: path and query as sent, and the browser's cookies. */
export interface PageRequest {
  url: string;
  cookies: Cookies;
}

/** A parsed address, in canonical form. */
export interface Address {
  state: SearchState;
  /** Parameters of the address besides the search. */
  params: Readonly<Record<string, string>>;
  /** Canonical path and query; a request for any other form is answered 301 (R1, R2). */
  canonical: string;
  /** Cookies that the request implies (R12). */
  cookies: readonly ImpliedCookie[];
  /** Cookies that were read once and are to be cleared. */
  spent: readonly string[];
  /** Whether persistent data of the browser changes the page, so that no cache may share it. */
  isPersonal?: boolean;
}

/** There is no such page (404). */
export interface NotFound {
  reason: string;
}

/** A redirect to another address. */
export interface Redirect {
  status: 301 | 302;
  location: string;
}

/** Facts of a page that are known before its slots are rendered. Paths, not whole URLs. */
export interface HeadFacts {
  title: string;
  description: string;
  /** Path and query of the page's canonical link (R16); null on pages without one. */
  canonical: string | null;
  noindex: boolean;
  /** Address of the picture for previews where the page is shared, on this site or elsewhere. */
  image?: string;
  /** Path of the feed of what the page lists. */
  feed?: string;
  /** Returns structured data, one script each. @param origin such as `https://host` */
  jsonLd(origin: string, shown: Shown): readonly unknown[];
}

/** Data and slots of a page that are ready when its structured data is written, after its slots. */
export interface Shown {
  /** Data that has arrived. */
  data: SourceData;
  /** Whether a slot is on the page, and none of its data is still to come. */
  has(slot: string): boolean;
}

/** A form of a status page. */
export interface StatusForm {
  /** Path that it is posted to. */
  action: string;
  /** Label of its button. */
  label: string;
  /** Its fields; those that are not asked for are hidden. */
  fields: readonly {
    name: string;
    value: string;
    asked?: { label: string; as: 'text' | 'lines' | 'email' | 'password' };
  }[];
}

/** One message with one link, and a form if something can be corrected. */
export interface StatusContent {
  /** 404, 500 …; null if the page is no error. */
  status: number | null;
  heading: string;
  text: string;
  form?: StatusForm | undefined;
  action: { label: string; href: string };
  /** Seconds after which the page reloads itself; absent if that would change nothing. */
  reloadsAfter?: number;
}

/** The answer instead of a page: one message and one link. */
export interface StatusAnswer {
  status: number;
  content: StatusContent;
}

/** Input of a page's head. */
export interface Found {
  address: Address;
  brand: Brand;
  reference: Reference;
  /** Data that has arrived, including that of all required sources. */
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
  /** Paths at and below which its pages are; no service may claim one of them. */
  roots: readonly string[];
  /** Whether a path, without its query, is of this type; the first type of the table that matches answers. */
  matches(path: string): boolean;
  /** Parses the address. */
  read(request: PageRequest, brand: Brand, reference: Reference): Address | NotFound;
  /** Returns the layout of an address that names its own contents; `key` distinguishes it from the type's others. */
  layout?(address: Address): { key: string; layout: Layout; isOverlay: boolean };
  /** Whether its addresses are secret, such as the link of an email: no cache stores such a page, nor does the shell. */
  isSecret?: true;
  /**
   * Returns an address of the same kind without anything of the visitor who requested this one: pages at such addresses are samples for
   * rehearsals. If absent, no page of this type is sampled.
   * @param address of a page that was answered with 200 @param zip to take in place of the visitor's
   */
  harmless?(address: Address, found: { brand: Brand; reference: Reference; zip: string }): string;
  /** Sources without which there is no page. */
  requires: readonly string[];
  /** Slots of the page's subject (R75); if absent, those of the region `main`. */
  about?: readonly string[];
  /** Texts of the skip links at the page's beginning, by the slot that they lead to. */
  skips?: Readonly<Record<string, string>>;
  /** Returns the search that the page's data is about, for its links and the names of its vehicles; if absent, that of the address. */
  searchOf?(data: SourceData): SearchState;
  /**
   * How a browser answers an intent on such a page: `view` requests the next view and stays, `document` navigates to the page that the
   * intent leads to.
   */
  intents: 'view' | 'document';
  /** Returns the page's head, or where it has moved to. */
  head(found: Found): HeadFacts | Redirect;
  /** Returns the answer after a required source has failed. */
  failed(failure: Failure): StatusAnswer | Redirect;
}

/** Whether a slot is part of the page's subject, without which there is no page (R75). */
export const isAbout = (
  { about }: Pick<PageType, 'about'>,
  { slot, region }: Pick<PlanSlot, 'slot' | 'region'>,
): boolean => (about === undefined ? region === 'main' : about.includes(slot));

export const isRedirect = (answer: object): answer is Redirect => 'location' in answer;
