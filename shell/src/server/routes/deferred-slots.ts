import { textsOf } from '@forecourt/packed-view';
import { clientGone, reasonsOf, traceOf } from '@forecourt/service';
import { sourceParts } from '@forecourt/site';
import type { RequestHandler } from 'express';
import { ProblemError } from '../http/problems';
import { arrivedData, pageView, staleSources } from '../steps/data';
import { Timing } from '../steps/timing';
import {
  beginForOpenPage,
  type OpenPageDependencies,
  openPageSchema,
  renderForOpenPage,
  type SlotHtml,
  slotNames,
  sourceNames,
} from './open-page';

const querySchema = openPageSchema.extend({
  slots: slotNames.refine(({ length }) => length > 0, 'no slots'),
  /** Sources whose data the page already has. */
  has: sourceNames,
});

/** HTML and data with which the browser fills deferred slots. */
export interface DeferredSlots {
  slots: readonly SlotHtml[];
  /** Data by source, without what the page already has. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * Answers `GET /_shell/slots?url=…&slots=…&needs=…&has=…&plan=…` with the HTML of slots that a page lacks for the site's own reasons (R75),
 * and the data that they were rendered from. Slots that are deferred again are left out of the answer.
 */
export function createDeferredSlotsHandler(deps: OpenPageDependencies): RequestHandler {
  return async function deferredSlots(request, response): Promise<void> {
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new ProblemError('bad-view', reasonsOf(query.error).join('; '));
    const { slots: wanted, has } = query.data;
    const timing = new Timing(deps.metrics, traceOf(request));
    const gone = clientGone(response);
    const prepared = await beginForOpenPage(deps, { request, timing, gone }, query.data);
    if (prepared === null) return;
    const { brand, type, address, calls, known } = prepared;
    await Promise.all(calls.map((call) => call.done));
    timing.end('data');
    if (gone.aborted) return;
    const view = textsOf(
      pageView({
        ...{ page: type.name, address, brand, reference: known.data },
        ...{ data: arrivedData(calls), stale: staleSources(calls) },
      }),
      sourceParts,
    );
    const slots = await renderForOpenPage(deps, prepared, { view, wanted, gone, trace: timing.trace });
    timing.end('render');
    const data = Object.fromEntries(Object.entries(arrivedData(calls)).filter(([name]) => !has.includes(name)));
    const answer: DeferredSlots = { slots, data };
    response.set('Cache-Control', 'private, no-store').json(answer);
  };
}
