import { setTimeout as delay } from 'node:timers/promises';
import { brandForHost } from '@forecourt/brands';
import { nameSchema, type PageView } from '@forecourt/contracts';
import { packView } from '@forecourt/listing';
import { parse } from '@forecourt/search-state';
import { reasonsOf } from '@forecourt/service';
import type { Request, Response } from 'express';
import * as z from 'zod';
import { ProblemError } from '../http/problems';
import { arrivedData } from '../steps/data/fetch-sources';
import { pageView } from '../steps/data/page-view';
import { broughtSources } from '../steps/plan/make-plan';
import { visitorOf } from '../steps/plan/visitor';
import type { PageDependencies } from '../steps/request';

const querySchema = z.object({
  url: z.string().startsWith('/').max(20_000),
  needs: z
    .string()
    .max(1000)
    .transform((text) => text.split(',').filter((name) => name !== ''))
    .pipe(z.array(nameSchema).max(32)),
});

/**
 * `GET /_shell/view?url=…&needs=…`: the page view of another search, for a page that is open. The same state, sources and
 * timeouts as a page, in one answer. An optional source that takes longer than a slot's deadline is left out.
 */
export function createViewHandler(deps: PageDependencies) {
  return async function view(request: Request, response: Response): Promise<void> {
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new ProblemError('bad-view', reasonsOf(query.error).join('; '));
    const brand = brandForHost(request.headers.host);
    const known = deps.reference();
    const set = deps.releases.current;
    if (known === null || set === null) {
      throw new ProblemError('starting', 'The site is starting; try again in a moment.');
    }
    const parsed = parse(query.data.url, brand, known.reference);
    if (parsed.kind === 'not-found') throw new ProblemError('no-such-search', parsed.reason);
    const plan = deps.planner.resolve(set, {
      brand,
      visitor: visitorOf(request).id,
      overrides: deps.overridesOf(request),
    });
    const calls = deps.sources.start(['listing', ...query.data.needs], parsed.state, brand, broughtSources(plan, set));
    await Promise.all(calls.filter((call) => call.required).map((call) => call.done));
    if (calls.some((call) => call.required && call.settled !== undefined && 'error' in call.settled)) {
      throw new ProblemError('search-failed', 'The listing search did not answer. Try again in a moment.');
    }
    await Promise.race([Promise.all(calls.map((call) => call.done)), delay(deps.slotDeadlineMs)]);
    const answer: PageView = pageView({
      state: parsed.state,
      url: parsed.canonical,
      brand,
      data: arrivedData(calls),
      reference: known.data,
    });
    response.set('Cache-Control', 'private, no-store').json(packView(answer));
  };
}
