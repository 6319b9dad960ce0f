import { createHash } from 'node:crypto';
import { placeNear, placeOfZip } from '@forecourt/matching';
import { inPath, inQuery, reading, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { ProblemError } from '../../problems';
import { placeCalled } from '../../words/places';
import { paramsOf, textOf } from '../query';
import * as schemas from '../schemas';
import type { Services } from '../services';

export const reference = serviceRoute<Services>(
  {
    ...reading,
    path: '/rest/lsc/reference',
    summary: 'Returns the codes, labels and places of the whole site, with an ETag.',
    answer: schemas.referenceSchema,
    refusals: [],
    example: '/rest/lsc/reference',
  },
  ({ reference: data }) => {
    const json = JSON.stringify(data);
    const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
    return (request, response) => {
      response.set({ ETag: etag, 'Cache-Control': 'no-cache' }).type('json');
      // `request.fresh` would be false for a client that sends no-cache, as every fetch() with this header does.
      if (request.get('if-none-match') === etag) response.status(304).end();
      else response.send(json);
    };
  },
);

/** Refuses an unknown code with the location editor's message (section 5). */
export const zip = serviceRoute(
  {
    ...reading,
    path: '/rest/lsc/zip/:zip',
    summary: 'Returns the place of a ZIP code.',
    parameters: [inPath('zip', 'Five digits.')],
    answer: schemas.zipSchema,
    refusals: [404],
    example: '/rest/lsc/zip/60601',
  },
  () => (request, response) => {
    const code = String(request.params.zip);
    const place = placeOfZip(code);
    if (place === null) throw new ProblemError('unknown-zip', `There is no ZIP code ${code.slice(0, 20)}.`);
    response.json({ zip: code, isValid: true, city: place.city, state: place.state });
  },
);

const placeName = z.string().max(100);

export const place = serviceRoute(
  {
    ...reading,
    path: '/rest/lsc/place',
    summary: 'Returns the place with a name: of several cities, the largest.',
    parameters: [
      inQuery('name', 'A city, a city and its state, or a ZIP code: `atlanta`, `St. Louis, MO`.', { required: true }),
    ],
    answer: schemas.placeSchema,
    refusals: [400, 404],
    example: '/rest/lsc/place?name=atlanta',
  },
  () => (request, response) => {
    const name = textOf(paramsOf(request), 'name', placeName);
    if (name === null)
      throw new ProblemError('bad-parameter', 'name has to be given: a city, or a city and its state.');
    const found = placeCalled(name);
    if (found === null) throw new ProblemError('unknown-place', `No place is called ${name.slice(0, 40)}.`);
    response.json(found);
  },
);

const latitude = z.string().refine((text) => /^-?\d{1,2}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= 90);
const longitude = z.string().refine((text) => /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= 180);

/** The response is never cached: it reveals where the shopper is. */
export const zipNear = serviceRoute(
  {
    ...reading,
    path: '/rest/lsc/zip',
    summary: 'Returns the place of the ZIP code that is nearest to a point.',
    parameters: [
      inQuery('lat', 'Degrees north.', { required: true }),
      inQuery('lon', 'Degrees east.', { required: true }),
    ],
    answer: schemas.zipSchema,
    refusals: [400, 404],
    example: '/rest/lsc/zip?lat=41.89&lon=-87.62',
  },
  () => (request, response) => {
    const params = paramsOf(request);
    const [lat, lon] = [textOf(params, 'lat', latitude), textOf(params, 'lon', longitude)];
    if (lat === null || lon === null)
      throw new ProblemError('bad-parameter', 'lat and lon have to be given, in degrees.');
    const place = placeNear(Number(lat), Number(lon));
    if (place === null) throw new ProblemError('unknown-zip', 'There is no ZIP code near this point.');
    response.set('Cache-Control', 'no-store');
    response.json({ zip: place.zip, isValid: true, city: place.city, state: place.state });
  },
);
