import type { Response } from 'express';

/** `Retry-After` while an upstream does not answer, seconds. */
const retrySeconds = 300;

/** Asks a crawler to come again later; nothing of that is cached. */
export function sendLater(response: Response): void {
  response
    .status(503)
    .set('Retry-After', `${retrySeconds}`)
    .set('Cache-Control', 'no-store')
    .type('text')
    .send('This list is not available at the moment. Request it again in some minutes.');
}
