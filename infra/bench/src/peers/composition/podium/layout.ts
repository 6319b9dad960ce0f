/** The page of podlets: the layout requests all of them at once and puts their HTML in its place. */

import express from 'express';
import { measuredBrand as brand, measuredLayout } from '../../../programs/measured';
import { upstreamsIn } from '../../../programs/sources';
import { escapeHtml, escapeJson } from '../../../shell/escape';
import { compressPages, securityHeaders } from '../../../shell/page';
import { placedSlots } from '../../plain/needs';
import { PageData } from '../../plain/page-data';
import { importPodium, type PodiumResponse } from './api';
import { inPage } from './in-page';

const { PORT = '0', REPOSITORY = '', PODIUM = '', PODLETS = '{}' } = process.env;

const podlets = JSON.parse(PODLETS) as Record<string, string>;
const { Layout } = await importPodium(PODIUM);
const pages = await PageData.load(REPOSITORY, upstreamsIn(process.env));
const layout = new Layout({ name: 'results', pathname: '/cars-for-sale' });
const clients = placedSlots.map(({ slot, remote, region }) => {
  const client = layout.client.register({
    name: slot.replaceAll('-', ''),
    uri: `${podlets[remote]}/${slot}/manifest.json`,
    fallback: true,
  });
  return { slot, region, client };
});
layout.view(
  (_incoming, body, head) => `<!doctype html><html lang="en-US">${head}<body class="fc-page">${body}</body></html>`,
);

const app = express();
app.disable('x-powered-by');
app.set('etag', false);
app.get('/healthz', (_request, response) => void response.send('ok'));
app.use(...securityHeaders(), compressPages(), layout.middleware());

app.get('/cars-for-sale/*path', async (request, response) => {
  const found = pages.find(request.originalUrl);
  if (found === null) return void response.sendStatus(404);
  const incoming: unknown = response.locals.podium;
  const [data, ...contents] = await Promise.all([
    pages.answers(found, inPage),
    ...clients.map(({ client }) => client.fetch(incoming, { query: { page: request.originalUrl } })),
  ]);
  const html = new Map(clients.map(({ slot }, index) => [slot, contents[index]?.content.toString() ?? '']));
  const region = (name: string) =>
    `<div class="fc-region-${name}">${clients
      .filter((one) => one.region === name)
      .map(({ slot }) => html.get(slot))
      .join('')}</div>`;
  const facts = pages.head(found, data);
  const head = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(facts.title)}</title><meta name="description" content="${escapeHtml(facts.description)}"><link rel="canonical" href="${escapeHtml(found.canonical)}"><link rel="stylesheet" href="/assets/site.css">${facts
    .jsonLd(`${request.protocol}://${request.headers.host}`)
    .map((value) => `<script type="application/ld+json">${escapeJson(JSON.stringify(value))}</script>`)
    .join('')}</head>`;
  const nav = brand.nav.map(({ label, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`);
  (response as PodiumResponse).podiumSend(
    `<a class="fc-skip" href="#main">Skip to results</a><header class="fc-header"><a class="fc-brand" href="/cars-for-sale/all">${escapeHtml(brand.name)}</a><nav class="fc-nav" aria-label="Main"><ul>${nav.join('')}</ul></nav></header><main id="main" tabindex="-1">${region('hero')}<div class="fc-layout" data-layout="${measuredLayout.arrangement}">${region('aside')}${region('main')}</div></main>${region('footer')}<script type="application/json" id="fc-view">${escapeJson(JSON.stringify(pages.view(found, data)))}</script><script src="/assets/app.js" defer></script>`,
    head,
  );
});

app.listen(Number(PORT), '127.0.0.1');
