import { brandById, brandIds } from '@forecourt/brands';
import { nameSchema } from '@forecourt/contracts';
import { dayOf, inPath, inQuery, reading, reasonsOf, serviceRoute } from '@forecourt/service';
import {
  editorialEntrySchema,
  editorialKinds,
  editorialListSchema,
  modelEditorialSchema,
  topics,
} from '@forecourt/site';
import type { Request, Response } from 'express';
import * as z from 'zod';
import { answerOf, type Entry, summaryOf, topicOf } from '../../editorial/entry';
import type { EditorialQuery } from '../../editorial/shelf';
import { ProblemError } from '../../problems';
import type { Services } from '../services';

/** Number of entries on a page of a list. */
const pageSize = 24;
/** Maximum number of expert reviews (section 9), and of articles, about a model. */
const mostAboutModel = { reviews: 2, articles: 8 };

const brand = nameSchema;
const year = z.coerce.number().int().min(1900).max(2100).optional();
const code = z.string('is missing').regex(/^[\w-]{1,40}$/, 'a code of the catalogue');

const listQuery = z.object({
  kind: z.enum(editorialKinds).default('article'),
  brand,
  topic: z.enum(topics).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
const modelQuery = z.object({ brand, make: code, model: code, from: year, to: year });
const entryQuery = z.object({ brand });

/** Parses a request's query. @throws ProblemError `bad-parameter` with every reason */
function queryOf<T extends z.ZodObject>(request: Request, schema: T): z.infer<T> {
  const params = new URL(request.url, 'http://content').searchParams;
  const names = Object.keys(schema.shape);
  const read = schema.safeParse(Object.fromEntries(names.map((name) => [name, params.get(name) || undefined])));
  if (read.success) return read.data;
  const reasons = reasonsOf(read.error);
  throw new ProblemError('bad-parameter', `${reasons.join('; ')}.`, reasons);
}

/** Returns what a brand shows: a car-maker's brand nothing about other makes. */
export function shownBy(id: string): EditorialQuery {
  const brandMake = brandIds.includes(id) ? brandById(id).makeCode : undefined;
  return { brand: id, ...(brandMake !== undefined && { brandMake }) };
}

const today = () => dayOf(Date.now());

/** Sends an answer that no shell may use again: a change has to be on pages within a second. */
const send = (response: Response, answer: unknown) => void response.set('Cache-Control', 'no-cache').json(answer);

const aboutBrand = inQuery('brand', 'Id of the brand.', { required: true });

export const editorialList = serviceRoute<Services>(
  {
    ...reading,
    path: '/content/editorial',
    summary: 'Returns a page of articles or expert reviews, the newest first, without their texts.',
    parameters: [
      inQuery('kind', 'The kind: `article` (default) or `expert-review`.'),
      aboutBrand,
      inQuery('topic', 'Only those of this topic, `buying`.'),
      inQuery('page', 'The page, from 1.'),
    ],
    answer: editorialListSchema,
    refusals: [400, 404],
    example: '/content/editorial?kind=article&brand=research',
  },
  ({ editorial }) =>
    (request, response) => {
      const { kind, brand: id, topic, page } = queryOf(request, listQuery);
      const all = editorial.shelf.list({ ...shownBy(id), kind }, today());
      const shown = topic === undefined ? all : all.filter((entry) => entry.topic === topic);
      const pages = Math.max(1, Math.ceil(shown.length / pageSize));
      if (page > pages) throw new ProblemError('unknown-page', `There is no page ${page}: the last one is ${pages}.`);
      send(response, {
        ...{ total: shown.length, page, pages },
        topics: topics.filter((each) => all.some((entry) => entry.topic === each)).map(topicOf),
        entries: shown.slice((page - 1) * pageSize, page * pageSize).map(summaryOf),
      });
    },
);

export const editorialAboutModel = serviceRoute<Services>(
  {
    ...reading,
    path: '/content/editorial/model',
    summary: 'Returns expert reviews, at most two, and articles about a model, without their texts.',
    parameters: [
      aboutBrand,
      inQuery('make', 'Code of the make, `TOYOTA`.', { required: true }),
      inQuery('model', 'Code of the model, `CAMRY`.', { required: true }),
      inQuery('from', 'First model year of the search.'),
      inQuery('to', 'Last model year of the search.'),
    ],
    answer: modelEditorialSchema,
    refusals: [400],
    example: '/content/editorial/model?make=TOYOTA&model=CAMRY&brand=research',
  },
  ({ editorial }) =>
    (request, response) => {
      const { brand: id, ...about } = queryOf(request, modelQuery);
      const found = editorial.shelf.list({ ...shownBy(id), about }, today());
      const first = (kind: Entry['kind'], most: number) =>
        found
          .filter((entry) => entry.kind === kind)
          .slice(0, most)
          .map(summaryOf);
      // Requested with every search for a model; the general rule for its caching will do.
      response.json({
        reviews: first('expert-review', mostAboutModel.reviews),
        articles: first('article', mostAboutModel.articles),
      });
    },
);

export const editorialEntry = serviceRoute<Services>(
  {
    ...reading,
    path: '/content/editorial/entries/:slug',
    summary: 'Returns a published article or expert review with its text.',
    parameters: [inPath('slug', 'Its name, `inspect-a-used-car-in-an-hour`.'), aboutBrand],
    answer: editorialEntrySchema,
    refusals: [400, 404],
    example: '/content/editorial/entries/inspect-a-used-car-in-an-hour?brand=research',
  },
  ({ editorial }) =>
    (request, response) => {
      const slug = String(request.params.slug);
      const { brand: id } = queryOf(request, entryQuery);
      const entry = editorial.shelf.get(slug, shownBy(id), today());
      if (entry === undefined) throw new ProblemError('unknown-entry', `Nothing is published as "${slug}" on ${id}.`);
      send(response, answerOf(entry));
    },
);

export const editorialDraft = serviceRoute<Services>(
  {
    ...reading,
    path: '/content/editorial/drafts/:token',
    summary: 'Returns a draft by its signed link.',
    parameters: [inPath('token', 'The signed part of the link, which `npm run content -- preview` prints.')],
    answer: editorialEntrySchema,
    refusals: [404],
    example: '/content/editorial/drafts/token',
  },
  ({ editorial, drafts }) =>
    ({ params }, response) => {
      const slug = drafts.slugOf(String(params.token));
      const entry = slug === null ? undefined : editorial.shelf.draft(slug);
      if (entry === undefined)
        throw new ProblemError('unknown-entry', 'The link has expired, or its text is gone. Make another link.');
      response.set('Cache-Control', 'no-store').json({ ...answerOf(entry), isDraft: true });
    },
);

export const editorialPicture = serviceRoute<Services>(
  {
    ...reading,
    path: '/content/pictures/:name',
    summary: 'Returns the picture of an article or expert review.',
    parameters: [inPath('name', 'The name of the picture, which changes with its bytes.')],
    answer: null,
    refusals: [404],
    example: '/content/pictures/article.webp',
  },
  ({ editorial }) =>
    ({ params }, response) => {
      const name = String(params.name);
      const picture = editorial.shelf.picture(name);
      if (picture === undefined) throw new ProblemError('unknown-picture', `Nothing has a picture "${name}".`);
      response
        .set('Cache-Control', 'public, max-age=31536000, immutable')
        .type(picture.type)
        .send(Buffer.from(picture.base64, 'base64'));
    },
);
