import type { ServiceDescription } from '@forecourt/contracts';
import { type Breaker, createBreaker } from '@forecourt/service';
import type { Offered, OfferedForm } from '../descriptions/offers';

/** Returns the breaker of posts to a path or form. @param settings as the service describes them */
export type PostBreakers = (offer: Offered | OfferedForm, settings: ServiceDescription['breaker']) => Breaker;

/** Creates the breakers of posts, one for each offer (R72). Posts by script and forms without script share that of a path. */
export function postBreakers(): PostBreakers {
  const breakers = new WeakMap<object, Breaker>();
  return (offer, { failures, restMs }) => {
    const breaker = breakers.get(offer) ?? createBreaker({ name: offer.path, failures, restMs });
    breakers.set(offer, breaker);
    return breaker;
  };
}
