import type { RequestHandler } from 'express';
import { ProblemError } from '../../problems';
import { programmes } from '../../programmes';

/**
 * `GET /content/programmes/{id}` and `GET /content/programmes/{id}/details`: what a programme promises, in short and in whole; 404
 * for an id that has none.
 */
export function programmeRoute(part: 'short' | 'details'): RequestHandler<{ id: string }> {
  return ({ params }, response) => {
    const programme = programmes.get(params.id);
    if (programme === undefined) {
      const known = [...programmes.keys()].join(', ');
      throw new ProblemError('unknown-programme', `There is no programme "${params.id}"; there are: ${known}.`);
    }
    response.json(programme[part]);
  };
}
