/** The search by words (R34): `GET /cars-for-sale/find` for a form, `GET /cars-for-sale/find/suggestions` for a field while it is typed in. */
import type { Brand } from '@forecourt/contracts';
import {
  formFields,
  joinList,
  parse,
  parseParams,
  type Reference,
  reduce,
  type SearchState,
} from '@forecourt/search-state';
import { clientGone, type Log, reasonsOf } from '@forecourt/service';
import { type Request, Router } from 'express';
import * as z from 'zod';
import type { CalledUpstream } from '../../descriptions/descriptions';
import { cookiesOf } from '../../http/cookies';
import { ProblemError } from '../../http/problems';
import type { SiteHosts } from '../../http/site-hosts';
import type { Metrics } from '../../metrics';
import type { SiteBrands } from '../../site-brands';
import { SourceFetcher, type SourceTable } from '../../steps/data';
import { findPath } from '../find-path';
import { home } from '../home';
import { notUnderstood } from '../results';

/** Maximum length of a text, characters; the rest is ignored. */
const maxLength = 200;
/** Half of a surrogate pair that was cut. */
const halfLetter = /[\ud800-\udbff]$/;
/** Maximum of words without a filter that are searched in the listings. */
const maxLookedFor = 3;
/** Time for which a browser may cache suggestions, seconds; they change as slowly as the inventory. */
const suggestionSeconds = 60;
/** Lifetime of the cookie for the page that is redirected to, ms. */
const saidWithinMs = 60_000;

const querySchema = z.object({
  text: z.string().default(''),
  /** Address of the page that the text was typed on. */
  from: z.string().startsWith('/').max(4096).default(home),
});

const meansSchema = z.record(z.string(), z.array(z.string()));
type Means = z.infer<typeof meansSchema>;
const keywordsSchema = z.object({
  keywords: z.array(z.object({ text: z.string(), params: meansSchema })),
  understood: z.object({
    params: meansSchema,
    rest: z.array(z.string()),
    /** Words that must not be looked up, such as `not red`. */
    dropped: z.array(z.string()).default([]),
  }),
});
type Keywords = z.infer<typeof keywordsSchema>;
const countSchema = z.object({ totalResultCount: z.number() });

/** Sources at the marketplace; section 7 gives keywords three seconds. */
const sources: SourceTable = {
  keywords: {
    upstream: 'marketplace',
    timeoutMs: 3000,
    flag: 'keywordSearch',
    schema: keywordsSchema,
    request({ params: { text = '' }, brand }) {
      const make = brand.makeCode === undefined ? '' : `?makeCode=${encodeURIComponent(brand.makeCode)}`;
      return `/rest/lsc/marketplace/suggested/keywords/${encodeURIComponent(text)}${make}`;
    },
  },
  'keyword-count': {
    upstream: 'marketplace',
    timeoutMs: 3000,
    schema: countSchema,
    request: ({ params: { word = '' } }) => `/rest/lsc/listing/count?keyword=${encodeURIComponent(word)}`,
  },
};

interface FindDependencies {
  called: (name: string) => CalledUpstream | undefined;
  brands: SiteBrands;
  hosts: SiteHosts;
  reference: () => { reference: Reference } | null;
  log: Log;
  metrics: Metrics;
}

/** Returns the routes of the search by words. Such a search keeps the place and the sorting of the page on which it is typed. */
export function findRoutes(deps: FindDependencies): Router {
  const fetcher = new SourceFetcher({ ...deps, table: sources });
  const router = Router();

  const begin = (request: Request) => {
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new ProblemError('bad-request', reasonsOf(query.error).join('; '));
    const brand = deps.brands.forHost(request.headers.host);
    if (!brand.flags.keywordSearch) throw new ProblemError('not-found', `There is nothing at ${findPath}.`);
    const known = deps.reference();
    if (known === null) throw new ProblemError('starting', 'The site is starting; try again in a moment.');
    const page = parse(query.data.from, brand, known.reference);
    const state = page.kind === 'page' ? page.state : {};
    const text = query.data.text.slice(0, maxLength).replace(halfLetter, '').trim();
    return { brand, reference: known.reference, state, text };
  };
  const ask = async <T>(
    name: string,
    schema: z.ZodType<T>,
    brand: Brand,
    params: Record<string, string>,
    gone: AbortSignal,
  ) => {
    const input = { state: {}, params, brand };
    const [call] = fetcher.start({ requires: [name], needs: [], brought: {}, input, gone });
    await call?.done;
    return call?.settled !== undefined && 'data' in call.settled ? schema.parse(call.settled.data) : undefined;
  };

  router.get('/', async (request, response) => {
    const { brand, reference, state, text } = begin(request);
    const gone = clientGone(response);
    const keywords = text === '' ? undefined : await ask('keywords', keywordsSchema, brand, { text }, gone);
    // While the marketplace cannot interpret words, they are searched in the listings.
    const asTyped = { params: {}, rest: text === '' ? [] : [text], dropped: [] };
    const { params, rest, dropped } = keywords?.understood ?? asTyped;
    const found = await Promise.all(
      rest.map(async (word, at) => {
        if (keywords === undefined) return true;
        if (at >= maxLookedFor) return false;
        const counted = await ask('keyword-count', countSchema, brand, { word }, gone);
        return (counted?.totalResultCount ?? 0) > 0;
      }),
    );
    const words = rest.filter((_, at) => found[at]);
    const unknown = [...dropped, ...rest.filter((_, at) => !found[at])].join(' ');
    const means = words.length === 0 ? params : { ...params, keyword: [words.join(' ')] };
    const isSaid = cookiesOf(request)[notUnderstood] !== undefined;
    const attributes = {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: deps.hosts.isSecure(brand, request),
    } as const;
    if (unknown !== '') response.cookie(notUnderstood, unknown, { ...attributes, maxAge: saidWithinMs });
    else if (isSaid) response.clearCookie(notUnderstood, attributes);
    const location = addressOf(means, state, brand, reference);
    response.status(303).set('Cache-Control', 'no-store').location(location).end();
  });

  router.get('/suggestions', async (request, response) => {
    const { brand, reference, state, text } = begin(request);
    const keywords: Keywords | undefined =
      text === '' ? undefined : await ask('keywords', keywordsSchema, brand, { text }, clientGone(response));
    const suggestions = (keywords?.keywords ?? []).map(({ text, params }) => {
      return { text, href: addressOf(params, state, brand, reference) };
    });
    const isStorable = keywords !== undefined || text === '';
    response
      .set('Cache-Control', isStorable ? `private, max-age=${suggestionSeconds}` : 'no-store')
      .json({ suggestions, rest: keywords === undefined ? [] : unread(keywords) });
  });
  return router;
}

const unread = ({ understood: { rest, dropped } }: Keywords) => [...dropped, ...rest];

/** Returns the canonical address of the search that words mean on a page; the page's own if they mean nothing. */
function addressOf(means: Means, state: SearchState, brand: Brand, reference: Reference): string {
  const isNothing = Object.keys(means).length === 0;
  const kept = isNothing ? state : reduce(state, { type: 'clear' }, brand, reference);
  const query = new URLSearchParams(formFields(kept));
  const isElsewhere = 'zip' in means || 'state' in means;
  if (isElsewhere) for (const name of ['zip', 'city', 'state']) query.delete(name);
  for (const [name, values] of Object.entries(means)) query.set(name, joinList(values));
  query.delete('firstRecord');
  return parseParams(query, brand, reference).canonical;
}
