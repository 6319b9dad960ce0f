import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { placeOfZip } from '../../places/places';
import { ProblemError } from '../../problems';
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
