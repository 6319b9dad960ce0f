import { setTimeout as delay } from 'node:timers/promises';
import { sourceKeySchema } from '@forecourt/contracts';
import { packView } from '@forecourt/listing';
import { clientGone, reasonsOf } from '@forecourt/service';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { askerOf } from '../http/asker';
import { ProblemError } from '../http/problems';
import type { SiteHosts } from '../http/site-hosts';
import type { Metrics } from '../metrics';
import { arrivedData, pageView } from '../steps/data';
import { previewOf } from '../steps/plan/preview';
import { beginRequest, type RequestDependencies } from '../steps/request';
import { Timing } from '../steps/timing';

const querySchema = z.object({
  url: z.string().startsWith('/').max(20_000),
  needs: z
    .string()
    .max(4500)
    .transform((text) => text.split(',').filter((name) => name !== ''))
    .pipe(z.array(sourceKeySchema).max(32)),
  /** `X-Forecourt-Plan` of the page that asks. */
  plan: z.string().max(4000).optional(),
});

/**
 * `GET /_shell/view?url=…&needs=…&plan=…`: the page view of another address, for a page that is open. The same steps as a page's, with
 * the plan that the page began with, in one answer. An optional source that takes longer than a slot's deadline is left out.
 */
export function createViewHandler(
  deps: RequestDependencies & {
    slotDeadlineMs: number;
    metrics: Metrics;
    previewSecret: string | undefined;
    hosts: SiteHosts;
  },
): RequestHandler {
  return async function view(request, response): Promise<void> {
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new ProblemError('bad-view', reasonsOf(query.error).join('; '));
    const { url, needs, plan: began } = query.data;
    const { host } = request.headers;
    const timing = new Timing(deps.metrics);
    const gone = clientGone(response);
    const asker = askerOf(request, deps);
    const preview = previewOf(asker.cookies, { host, secret: deps.previewSecret });
    const ask = { host, asker, timing, gone, preview, began, needs };
    let outcome = await beginRequest(deps, { ...ask, url });
    // One hop, as for a page; what it says in passing is for pages.
    if (outcome.kind === 'moved') outcome = await beginRequest(deps, { ...ask, url: outcome.redirect.location });
    if (gone.aborted) return;
    if (outcome.kind === 'too-long')
      throw new ProblemError('too-long', 'The search says too much. Leave some of it out.');
    if (outcome.kind === 'starting') throw new ProblemError('starting', 'The site is starting; try again in a moment.');
    if (outcome.kind === 'not-found') throw new ProblemError('no-such-search', outcome.reason);
    if (outcome.kind === 'moved') throw new ProblemError('no-such-search', `${url} leads round in circles.`);
    if (outcome.kind === 'failed' && outcome.error.failure === 'busy')
      throw new ProblemError('busy', 'The listing search has too much to do. Try again in a moment.');
    if (outcome.kind === 'failed')
      throw new ProblemError('search-failed', 'The listing search did not answer. Try again in a moment.');
    const { brand, type, address, calls, known } = outcome.begun;
    await Promise.race([Promise.all(calls.map((call) => call.done)), delay(deps.slotDeadlineMs)]);
    timing.end('data');
    const data = arrivedData(calls);
    const answer = pageView({ page: type.name, address, brand, data, reference: known.data });
    response.set('Cache-Control', 'private, no-store').json(packView(answer));
  };
}
