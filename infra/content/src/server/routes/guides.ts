import type { RequestHandler } from 'express';
import { guides } from '../../guides';
import { ProblemError } from '../../problems';

/** `GET /content/guides/{id}`: a guide's words; 404 for an id that has none. */
export function guideRoute(): RequestHandler<{ id: string }> {
  return ({ params }, response) => {
    const guide = guides.get(params.id);
    if (guide === undefined) {
      const known = [...guides.keys()].join(', ');
      throw new ProblemError('unknown-guide', `There is no guide "${params.id}"; there are: ${known}.`);
    }
    response.json(guide);
  };
}
