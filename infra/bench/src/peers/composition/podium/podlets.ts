/** One team's process: a podlet for each of its slots, which requests its data and renders its fragment. Nested fragments come along as packages. */
import type { FragmentHost } from '@forecourt/contracts';
import { FragmentRoot } from '@forecourt/fragment-kit/host';
import express from 'express';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { upstreamsIn } from '../../../programs/sources';
import { escapeJson } from '../../../shell/escape';
import { loadFragments } from '../../plain/fragments';
import { needsBySlot, placedSlots } from '../../plain/needs';
import { FragmentsContext, plainHost } from '../../plain/page';
import { PageData } from '../../plain/page-data';
import { orMisbehaving } from '../misbehaving';
import { importPodium, type PodiumResponse } from './api';
import { inPage } from './in-page';

const { PORT = '0', REPOSITORY = '', PODIUM = '', REMOTE = '' } = process.env;

const { Podlet } = await importPodium(PODIUM);
const fragmentOf = loadFragments(REPOSITORY, orMisbehaving);
const needs = needsBySlot(REPOSITORY);
const pages = await PageData.load(REPOSITORY, upstreamsIn(process.env));

const app = express();
app.disable('x-powered-by');
app.set('etag', false);

for (const { slot, remote } of placedSlots) {
  const fragment = remote === REMOTE ? fragmentOf(slot) : undefined;
  if (fragment === undefined) continue;
  const podlet = new Podlet({ name: slot, version: '1.0.0', pathname: `/${slot}`, fallback: '/fallback' });
  app.get(podlet.manifest(), podlet.middleware(), (_request, response) => void response.json(podlet));
  app.get(podlet.fallback(), podlet.middleware(), (_request, response) => {
    const html = renderToString(createElement(fragment.Fallback));
    (response as PodiumResponse).podiumSend(`<div data-slot="${slot}" data-outcome="fallback">${html}</div>`);
  });
  app.get(podlet.content(), podlet.middleware(), async (request, response) => {
    const found = pages.find(String(request.query.page));
    if (found === null) return void response.sendStatus(404);
    const data = await pages.answers(found, needs.get(slot));
    const host: FragmentHost = plainHost(pages.view(found, data));
    const html = renderToString(
      createElement(FragmentsContext.Provider, { value: fragmentOf }, createElement(FragmentRoot, { fragment, host })),
    );
    const own = Object.fromEntries(Object.entries(data).filter(([name]) => !inPage.includes(name)));
    const state =
      Object.keys(own).length === 0
        ? ''
        : `<script type="application/json">${escapeJson(JSON.stringify(own))}</script>`;
    (response as PodiumResponse).podiumSend(`<div data-slot="${slot}">${html}</div>${state}`);
  });
}

app.get('/healthz', (_request, response) => void response.send('ok'));
app.listen(Number(PORT), '127.0.0.1');
