import { createHash } from 'node:crypto';
import { placeNear, placeOfZip } from '@forecourt/matching';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { ProblemError } from '../../problems';
import { placeCalled } from '../../words/places';
import { paramsOf, textOf } from '../query';
import type { Services } from '../services';

/** `GET /rest/lsc/reference`: codes, labels and places of the whole site (search-state's `ReferenceData`), with an ETag. */
export function reference({ reference: data }: Services): RequestHandler {
  const json = JSON.stringify(data);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  return (request, response) => {
    response.set({ ETag: etag, 'Cache-Control': 'no-cache' }).type('json');
    // `request.fresh` would say no to a client that sends no-cache, as every fetch() with this header does.
    if (request.get('if-none-match') === etag) response.status(304).end();
    else response.send(json);
  };
}

/** `GET /rest/lsc/zip/:zip`: the place of a ZIP code, or 404 with the location editor's message (section 5). */
export function zip(): RequestHandler {
  return (request, response) => {
    const code = String(request.params.zip);
    const place = placeOfZip(code);
    if (place === null) throw new ProblemError('unknown-zip', `There is no ZIP code ${code.slice(0, 20)}.`);
    response.json({ zip: code, isValid: true, city: place.city, state: place.state });
  };
}

const placeName = z.string().max(100);

/** `GET /rest/lsc/place?name=atlanta`: the place that people call so, or 404. */
export function place(): RequestHandler {
  return (request, response) => {
    const name = textOf(paramsOf(request), 'name', placeName);
    if (name === null)
      throw new ProblemError('bad-parameter', 'name has to be given: a city, or a city and its state.');
    const found = placeCalled(name);
    if (found === null) throw new ProblemError('unknown-place', `No place is called ${name.slice(0, 40)}.`);
    response.json(found);
  };
}

const latitude = z.string().refine((text) => /^-?\d{1,2}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= 90);
const longitude = z.string().refine((text) => /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= 180);

/** `GET /rest/lsc/zip?lat=41.9&lon=-87.6`: the ZIP code where a shopper is, or 404. Nothing keeps the answer: it says where somebody is. */
export function zipNear(): RequestHandler {
  return (request, response) => {
    const params = paramsOf(request);
    const [lat, lon] = [textOf(params, 'lat', latitude), textOf(params, 'lon', longitude)];
    if (lat === null || lon === null)
      throw new ProblemError('bad-parameter', 'lat and lon have to be given, in degrees.');
    const place = placeNear(Number(lat), Number(lon));
    if (place === null) throw new ProblemError('unknown-zip', 'There is no ZIP code near this point.');
    response.set('Cache-Control', 'no-store');
    response.json({ zip: place.zip, isValid: true, city: place.city, state: place.state });
  };
}
