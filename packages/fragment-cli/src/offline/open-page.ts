/** Answers what an open page requests by script: another search, and the signature for its measured events. */
import { nameSchema } from '@forecourt/contracts';
import * as z from 'zod';
import { insideOf } from './with-build';

/** See `createViewHandler` of the shell. */
const viewPath = '/_shell/view';
/** See `sign-view.ts` of the browser's host. */
const signaturePath = /^\/_shell\/events\/view\/([\w-]{1,64})$/;

const searchSchema = z.object({
  url: z.string(),
  slots: z
    .string()
    .default('')
    .transform((names) => names.split(',').filter((name) => name !== ''))
    .pipe(z.array(nameSchema)),
});

/** A search that an open page has made. */
export interface OpenSearch {
  /** Path and query of the search's page. */
  url: string;
  /** Slots that are not hydrated, whose HTML the page wants besides the data. */
  slots: readonly string[];
}

/** Returns the search that a request is for; null if it is for none. */
export function searchIn(url: string): OpenSearch | null {
  const { pathname, searchParams } = new URL(url, 'http://site');
  return pathname === viewPath ? (searchSchema.safeParse(Object.fromEntries(searchParams)).data ?? null) : null;
}

/** Answers any search with the data and the HTML of the recorded page. @param view JSON */
export function answerOf({ slots }: OpenSearch, { html, view }: { html: string; view: string }): string {
  const served = slots.map((slot) => {
    const inside = insideOf(html, slot);
    return { slot, outcome: inside === '' ? 'empty' : 'ok', html: inside };
  });
  return JSON.stringify({ ...(JSON.parse(view) as object), slots: served });
}

/** Returns the signed id of a page's view, which events carry; null if the request is not for one. */
export function signedView(url: string): string | null {
  const view = signaturePath.exec(url)?.[1];
  return view === undefined ? null : `${view}.offline`;
}
