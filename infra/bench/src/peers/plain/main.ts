/**
 * The plain app that the shell is compared with: the same page in one Express app, one React tree per page, streamed by `renderToPipeableStream`.
 * Both share the code for URL codec, calls of the upstreams, page view, texts, structured data, security headers and compression. The
 * plain app has no plan, timeouts, breakers, validation of answers, isolation or metrics.
 */

import { brandForHost, brands } from '@forecourt/brands';
import express, { type NextFunction, type Request, type Response } from 'express';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { upstreamsIn } from '../../programs/sources';
import { compressPages, contentPolicy, policyHeader, securityHeaders } from '../../shell/page';
import { loadFragments } from './fragments';
import { Page } from './page';
import { PageData } from './page-data';

const { PORT = '0', REPOSITORY = '' } = process.env;

const sites = new Map(
  await Promise.all(
    brands.map(async (brand) => {
      const fragmentOf = loadFragments(REPOSITORY, undefined, brand.layouts.results);
      return [brand, { fragmentOf, pages: await PageData.load(REPOSITORY, upstreamsIn(process.env), brand) }] as const;
    }),
  ),
);

/** Allows scripts from this origin, because the app's only script is a separate file. */
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
  const brand = brandForHost(request.headers.host);
  const { pages, fragmentOf } = sites.get(brand)!;
  const found = pages.find(request.originalUrl);
  if (found === null) return void response.sendStatus(404);
  const data = await pages.answers(found);
  const view = pages.view(found, data);
  const facts = pages.head(found, data);
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
    // All content in place: a large boundary without pending data is not worth a second pass in the browser.
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
