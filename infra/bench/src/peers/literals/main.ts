/**
 * The floor that the shell is compared with: the same page of template literals, in one Express app, from the same models and the same calls of
 * the upstreams, compressed alike. It has no state for hydration, no plan, timeouts, breakers, validation of answers, isolation or metrics.
 */

import { brandForHost, brands } from '@forecourt/brands';
import { fetchBytes } from '@forecourt/service';
import express, { type NextFunction, type Request, type Response } from 'express';
import { upstreamsIn } from '../../programs/sources';
import { compressPages, contentPolicy, policyHeader, securityHeaders } from '../../shell/page';
import { loadFragments } from '../plain/fragments';
import { type GetJson, PageData } from '../plain/page-data';
import { pageWriter } from './page';
import { slotRenderer } from './render-slot';

const { PORT = '0', REPOSITORY = '' } = process.env;
const timeoutMs = 30_000;

/** Calls upstreams by the client that the shell uses, which takes less than `fetch`. */
const getJson: GetJson = async (url) => JSON.parse((await fetchBytes({ url, timeoutMs })).bytes.toString());

const sites = new Map(
  await Promise.all(
    brands.map(async (brand) => {
      const fragmentOf = loadFragments(REPOSITORY, undefined, brand.layouts.results);
      const pages = await PageData.load(REPOSITORY, upstreamsIn(process.env), brand, getJson);
      return [brand, { pages, write: pageWriter(brand, fragmentOf, slotRenderer(fragmentOf)) }] as const;
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
  const { pages, write } = sites.get(brandForHost(request.headers.host))!;
  const found = pages.find(request.originalUrl);
  if (found === null) return void response.sendStatus(404);
  const data = await pages.answers(found);
  const facts = pages.head(found, data);
  const origin = `${request.protocol}://${request.headers.host}`;
  const head = { ...facts, canonical: origin + facts.canonical, jsonLd: facts.jsonLd(origin) };
  response
    .type('html')
    .set('Cache-Control', 'public, max-age=0, must-revalidate')
    .send(write(pages.view(found, data), head));
});

app.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
