import { setTimeout as delay } from 'node:timers/promises';
import { type PackedView, packView, textsOf } from '@forecourt/packed-view';
import { clientGone, reasonsOf, traceOf } from '@forecourt/service';
import { sourceParts } from '@forecourt/site';
import type { RequestHandler } from 'express';
import { ProblemError } from '../http/problems';
import { arrivedData, pageView, staleSources } from '../steps/data';
import type { Sampler } from '../steps/sample/sampler';
import { Timing } from '../steps/timing';
import {
  beginForOpenPage,
  type OpenPageDependencies,
  openPageSchema,
  renderForOpenPage,
  type SlotHtml,
  slotNames,
} from './open-page';

const querySchema = openPageSchema.extend({
  /** Slots that the browser has not hydrated. */
  slots: slotNames.default([]),
});

/** A page view, and the HTML of the slots that are not hydrated, made of the same data. */
export interface NextView extends PackedView {
  slots: readonly SlotHtml[];
}

/**
 * Answers `GET /_shell/view?url=…&needs=…&plan=…&slots=…` with the page view of another address, for an open page, in one answer, and with
 * the HTML of the slots that it names. An optional source that takes longer than a slot's deadline is left out.
 */
export function createViewHandler(
  deps: OpenPageDependencies & { slotDeadlineMs: number; sampler: Sampler | undefined },
): RequestHandler {
  return async function view(request, response): Promise<void> {
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new ProblemError('bad-view', reasonsOf(query.error).join('; '));
    const timing = new Timing(deps.metrics, traceOf(request));
    const gone = clientGone(response);
    const prepared = await beginForOpenPage(deps, { request, timing, gone }, query.data);
    if (prepared === null) return;
    const { brand, type, address, calls, known } = prepared;
    await Promise.race([Promise.all(calls.map((call) => call.done)), delay(deps.slotDeadlineMs)]);
    timing.end('data');
    if (gone.aborted) return;
    if (prepared.preview === null) deps.sampler?.note({ type, address, brand, reference: known.reference });
    const next = pageView({
      ...{ page: type.name, address, brand, reference: known.data },
      ...{ data: arrivedData(calls), stale: staleSources(calls) },
    });
    const rendering = { view: textsOf(next, sourceParts), wanted: query.data.slots, gone, trace: timing.trace };
    const answer: NextView = {
      ...packView(next),
      slots: await renderForOpenPage(deps, prepared, rendering),
    };
    timing.end('render');
    response.set('Cache-Control', 'private, no-store').json(answer);
  };
}
