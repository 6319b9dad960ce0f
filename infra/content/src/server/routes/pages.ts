import type { RequestHandler } from 'express';
import { pages } from '../../pages';
import { ProblemError } from '../../problems';

/** `GET /content/pages/{id}`: the words of one of the site's own pages; 404 for an id that has none. */
export function pageRoute(): RequestHandler<{ id: string }> {
  return ({ params }, response) => {
    const page = pages.get(params.id);
    if (page === undefined) {
      const known = [...pages.keys()].join(', ');
      throw new ProblemError('unknown-page', `There is no page "${params.id}"; there are: ${known}.`);
    }
    response.json(page);
  };
}
