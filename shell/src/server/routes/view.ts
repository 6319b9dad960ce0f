import { setTimeout as delay } from 'node:timers/promises';
import { packView } from '@forecourt/packed-view';
import { clientGone, reasonsOf } from '@forecourt/service';
import type { RequestHandler } from 'express';
import { ProblemError } from '../http/problems';
import { arrivedData, pageView, staleSources } from '../steps/data';
import { Timing } from '../steps/timing';
import { beginForOpenPage, type OpenPageDependencies, openPageSchema } from './open-page';

/**
 * Answers `GET /_shell/view?url=…&needs=…&plan=…` with the page view of another address, for an open page, in one answer. An optional
 * source that takes longer than a slot's deadline is left out.
 */
export function createViewHandler(deps: OpenPageDependencies & { slotDeadlineMs: number }): RequestHandler {
  return async function view(request, response): Promise<void> {
    const query = openPageSchema.safeParse(request.query);
    if (!query.success) throw new ProblemError('bad-view', reasonsOf(query.error).join('; '));
    const timing = new Timing(deps.metrics);
    const begun = await beginForOpenPage(deps, { request, timing, gone: clientGone(response) }, query.data);
    if (begun === null) return;
    const { brand, type, address, calls, known } = begun;
    await Promise.race([Promise.all(calls.map((call) => call.done)), delay(deps.slotDeadlineMs)]);
    timing.end('data');
    const answer = pageView({
      ...{ page: type.name, address, brand, reference: known.data },
      ...{ data: arrivedData(calls), stale: staleSources(calls) },
    });
    response.set('Cache-Control', 'private, no-store').json(packView(answer));
  };
}
