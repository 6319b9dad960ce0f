import { setMaxListeners } from 'node:events';
import type { Response } from 'express';

/** Returns a signal that aborts if the client disconnects before its answer is complete, when no more work is needed. */
export function clientGone(response: Response): AbortSignal {
  const gone = new AbortController();
  // All calls and slots of a page listen to it, which is no leak.
  setMaxListeners(Number.POSITIVE_INFINITY, gone.signal);
  response.on('close', () => {
    if (!response.writableFinished) gone.abort(new Error('the client has left'));
  });
  return gone.signal;
}
