import { brands } from '@forecourt/brands';
import { createReference, parseParams } from '@forecourt/search-state';
import type { RequestHandler } from 'express';
import { makerDetails, makerProgrammes } from '../../maker-programmes';

/** Makes are looked at by their codes only, never by labels. */
const codesOnly = createReference({ makes: [], models: {}, trims: {}, facets: {} });

/** `GET /content/maker-programmes`: certified programmes of the makes that a search names, and the note on third parties'. */
export function makerProgrammesRoute(): RequestHandler {
  return (request, response) => {
    const params = new URL(request.url, 'http://content').searchParams;
    const { state } = parseParams(params, brands[0], codesOnly);
    response.json(makerProgrammes(state, params.get('brand') ?? brands[0].id));
  };
}

/** `GET /content/maker-programmes/details`: every maker's programme in whole. */
export function makerDetailsRoute(): RequestHandler {
  return (_request, response) => void response.json(makerDetails);
}
