/**
 * What the shell is compared with: the same page in one Express app, one React tree a page, streamed by `renderToPipeableStream`.
 * The same parts do what both have to do: URL codec, calls of the upstream, page view, texts, structured data, security headers,
 * compression. Left out is what a plain app does without: plan, timeouts, breakers, checked answers, isolation, metrics.
 */
import type { SourceData } from '@forecourt/contracts';
import { createReference, parse, type ReferenceData } from '@forecourt/search-state';
import { compressPages } from '@forecourt/shell/src/server/http/page-compression';
import { contentPolicy, policyHeader, securityHeaders } from '@forecourt/shell/src/server/http/security';
import { results } from '@forecourt/shell/src/server/pages/results';
import { pageView } from '@forecourt/shell/src/server/steps/data/page-view';
import express, { type NextFunction, type Request, type Response } from 'express';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { measuredBrand as brand } from '../../programs/remotes';
import { measuredSources } from '../../programs/sources';
import { loadFragments } from './fragments';
import { Page } from './page';

const { PORT = '0', UPSTREAMS_URL = '', REPOSITORY = '' } = process.env;

const fragmentOf = loadFragments(REPOSITORY);
const sources = measuredSources(REPOSITORY);
const referenceData = (await (await fetch(`${UPSTREAMS_URL}/rest/lsc/reference`)).json()) as ReferenceData;
const reference = createReference(referenceData);

/** Its one script is a file of its own. */
const policy = contentPolicy({}).replace("script-src 'none'", "script-src 'self'");

const app = express();
app.disable('x-powered-by');
app.set('etag', false);
app.get('/healthz', (_request, response) => void response.send('ok'));
app.use(...securityHeaders(), (_request: Request, response: Response, next: NextFunction) => {
  response.set(policyHeader, policy);
  next();
});
app.use(compressPages());

app.get('/cars-for-sale/*path', async (request, response) => {
  const parsed = parse(request.originalUrl, brand, reference);
  if (parsed.kind === 'not-found') return void response.sendStatus(404);
  const { state, canonical } = parsed;
  const data: SourceData = Object.fromEntries(
    await Promise.all(
      sources.map(async ([name, source]) => {
        const answer = await fetch(UPSTREAMS_URL + source.request({ state, params: {}, brand }));
        return [name, await answer.json()] as const;
      }),
    ),
  );
  const address = { state, canonical, params: {}, cookies: [], spent: [] };
  const view = pageView({ page: results.name, address, brand, data, reference: referenceData });
  const facts = results.head({ address, brand, reference, data });
  if (!('title' in facts)) return void response.sendStatus(500);
  const origin = `${request.protocol}://${request.headers.host}`;
  const page = createElement(Page, {
    brand,
    view,
    viewJson: JSON.stringify(view),
    fragmentOf,
    title: `${facts.title} | ${brand.name}`,
    description: facts.description,
    canonical: origin + facts.canonical,
    jsonLd: facts.jsonLd(origin),
  });
  const { pipe } = renderToPipeableStream(page, {
    // Everything in its place: a large boundary that nothing holds up is not worth a second pass in the browser.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onShellReady() {
      response.status(200).type('html').set('Cache-Control', 'public, max-age=0, must-revalidate');
      pipe(response);
    },
    onShellError(error) {
      console.error(error);
      response.sendStatus(500);
    },
  });
});

app.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
