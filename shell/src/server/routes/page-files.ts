import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { textsOf } from '@forecourt/packed-view';
import { clientGone, traceOf } from '@forecourt/service';
import { sourceParts } from '@forecourt/site';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { clientOf } from '../http/client';
import { ProblemError } from '../http/problems';
import { referringPage } from '../http/referring-page';
import type { SiteHosts } from '../http/site-hosts';
import type { Metrics } from '../metrics';
import { arrivedData, pageView, staleSources } from '../steps/data';
import {
  type Bundles,
  fileName,
  type HostScript,
  type PageFileKind,
  type PageFilePath,
  type PageFiles,
  pageNames,
  type Styles,
} from '../steps/document';
import { beginRequest, type RequestDependencies } from '../steps/request';
import { Timing } from '../steps/timing';

const decompress = promisify(brotliDecompress);

interface Dependencies extends RequestDependencies {
  pageFiles: PageFiles;
  hosts: SiteHosts;
  metrics: Metrics;
  /** Script that requests slots which pages lack. */
  deferred: HostScript;
  field: HostScript;
  /** Share of visits that are measured in the browser, percent. */
  measured: number;
  bundles: Bundles;
  styles: Styles;
  slotDeadlineMs: number;
}

/**
 * Answers `GET /_shell/plans/{name}` and `GET /_shell/views/{name}`: what a page needs once it becomes interactive. A file that this shell
 * does not have is made again by the first steps of the page that requests it, as its `Referer` says. If that results in other contents,
 * because data or versions have changed in the meantime, there is no such file, and the page loads itself again.
 * @param mayCome admits what costs as much as a page
 */
export function pageFileRoutes(deps: Dependencies, mayCome: RequestHandler): Router {
  const router = Router();
  const { pageFiles, metrics } = deps;
  for (const kind of ['plans', 'views'] satisfies PageFileKind[]) {
    const pathOf = ({ params }: Request): PageFilePath => `${kind}/${String(params.name)}`;
    const send = async (request: Request, response: Response, outcome: 'kept' | 'made'): Promise<boolean> => {
      const file = await pageFiles.read(pathOf(request));
      if (file === undefined) return false;
      metrics.pageFiles.inc({ kind, outcome });
      response
        .type('application/json')
        .set('Cache-Control', 'public, max-age=31536000, immutable')
        .set('Vary', 'Accept-Encoding');
      if (request.acceptsEncodings('br') === 'br') response.set('Content-Encoding', 'br').send(file);
      else response.send(await decompress(file));
      return true;
    };
    const cached: RequestHandler = async (request, response, next) => {
      if (!fileName.test(String(request.params.name))) throw unknown();
      if (!(await send(request, response, 'kept'))) next();
    };
    const made: RequestHandler = async (request, response) => {
      await makeFilesOf(deps, request, response);
      if (response.destroyed || (await send(request, response, 'made'))) return;
      metrics.pageFiles.inc({ kind, outcome: 'unknown' });
      throw unknown();
    };
    router.get(`/${kind}/:name`, cached, mayCome, made);
  }
  return router;
}

const unknown = () =>
  new ProblemError(
    'no-such-file',
    'No page has this file, or its data has changed in the meantime. Load the page again.',
  );

/** Stores the files of the page that a request comes from, as that page would be now. */
async function makeFilesOf(deps: Dependencies, request: Request, response: Response): Promise<void> {
  const url = referringPage(request);
  if (url === null) return;
  const timing = new Timing(deps.metrics, traceOf(request));
  const ask = { host: request.headers.host, client: clientOf(request, deps), timing, gone: clientGone(response) };
  const outcome = await beginRequest(deps, { ...ask, url, preview: null });
  if (outcome.kind !== 'prepared') return;
  const { brand, type, address, plan, calls, known } = outcome.prepared;
  await Promise.race([Promise.all(calls.map((call) => call.done)), delay(deps.slotDeadlineMs)]);
  const view = pageView({
    ...{ page: type.name, address, brand, reference: known.data },
    ...{ data: arrivedData(calls), stale: staleSources(calls) },
  });
  const [bundles, { later }] = await Promise.all([deps.bundles.forPlan(plan), deps.styles.forPlan(plan, brand)]);
  pageNames(deps.pageFiles, {
    ...{
      plan,
      page: {
        intents: type.intents,
        deferred: deps.deferred,
        field: deps.field,
        bundles,
        later,
        measured: deps.measured,
      },
      view: textsOf(view, sourceParts),
    },
    ownSources: new Set(calls.filter((call) => call.isPersonal).map(({ name }) => name)),
    isForOne: type.isSecret === true || address.spent.length > 0,
  });
}
