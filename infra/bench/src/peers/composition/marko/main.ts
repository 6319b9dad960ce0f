/**
 * The page of Marko templates: every slot waits for its own sources and is streamed as soon as they have come, in whatever order. Its words come from
 * the same models as those of the template literals.
 */

import { pathToFileURL } from 'node:url';
import type { SourceData } from '@forecourt/contracts';
import express from 'express';
import { measuredBrand as brand, measuredLayout as layout } from '../../../programs/measured';
import { upstreamsIn } from '../../../programs/sources';
import { escapeJson } from '../../../shell/escape';
import { compressPages, securityHeaders } from '../../../shell/page';
import { slotRenderer } from '../../literals/render-slot';
import { loadFragments } from '../../plain/fragments';
import { needsBySlot, placedSlots } from '../../plain/needs';
import { PageData } from '../../plain/page-data';
import { isWritten, mayBeFilled, wordsOf } from '../../search-page/search-page';
import { misbehave, misbehaving } from '../trouble';

const { PORT = '0', REPOSITORY = '', TEMPLATE = '' } = process.env;

/** The part of Marko's interface that is used. */
interface Template {
  render(input: unknown): { pipe(stream: NodeJS.WritableStream): void };
}

const { default: template } = (await import(pathToFileURL(TEMPLATE).href)) as { default: Template };
const fragmentOf = loadFragments(REPOSITORY);
const renderSlot = slotRenderer(fragmentOf);
const needs = needsBySlot(REPOSITORY);
const pages = await PageData.load(REPOSITORY, upstreamsIn(process.env));

const app = express();
app.disable('x-powered-by');
app.set('etag', false);
app.get('/healthz', (_request, response) => void response.send('ok'));
app.use(...securityHeaders(), compressPages());

app.get('/cars-for-sale/*path', async (request, response) => {
  const found = pages.find(request.originalUrl);
  if (found === null) return void response.sendStatus(404);
  const answers = new Map(pages.sourceNames.map((name) => [name, pages.answerOf(name, found)]));
  for (const answer of answers.values()) answer.catch(() => undefined);
  // Title and description need the search's answer, so the page begins with it.
  const data: Record<string, unknown> = { listing: await answers.get('listing') };
  const view = pages.view(found, data as SourceData);
  const words = wordsOf(view, fragmentOf);
  const fill = async (slot: string): Promise<unknown> => {
    for (const name of needs.get(slot) ?? []) {
      const source = name.split('.')[0]!;
      data[source] = await answers.get(source);
    }
    if (slot === misbehaving.fragment) misbehave(JSON.stringify(view.state));
    if (isWritten(slot)) return words(slot);
    return mayBeFilled(slot, view) ? renderSlot(slot, view) : '';
  };
  const region = (name: string) =>
    placedSlots
      .filter((slot) => slot.region === name)
      .map(({ slot }) => {
        const filled = fill(slot);
        // The template handles the failure, perhaps only after another slot.
        filled.catch(() => undefined);
        return { slot, words: filled };
      });
  const head = pages.head(found, view.data);
  const jsonLd = head.jsonLd(`${request.protocol}://${request.headers.host}`);
  response.type('html');
  template
    .render({
      ...{ brand, arrangement: layout.arrangement },
      head: { ...head, jsonLd: jsonLd.map((value) => escapeJson(JSON.stringify(value))) },
      slots: { hero: region('hero'), aside: region('aside'), main: region('main'), footer: region('footer') },
    })
    .pipe(response);
});

app.listen(Number(PORT), '127.0.0.1');
