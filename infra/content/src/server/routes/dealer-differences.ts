import type { RequestHandler } from 'express';
import { dealerDifferences } from '../../dealer-differences/dealer-differences';
import { ProblemError } from '../../problems';

/** `GET /content/dealer-differences/{id}`: what a dealer says sets them apart, as words without HTML (R64); 404 for an unknown id. */
export function dealerDifferenceRoute(): RequestHandler<{ id: string }> {
  return ({ params }, response) => {
    const difference = dealerDifferences.get(params.id);
    if (difference === undefined)
      throw new ProblemError('unknown-difference', `No dealer has handed in "${params.id}".`);
    response.json(difference);
  };
}
