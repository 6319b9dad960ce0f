import type { Response } from 'express';

/** Returns a signal that aborts if the client disconnects before its answer is complete, when no more work is needed. */
export function clientGone(response: Response): AbortSignal {
  const gone = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) gone.abort(new Error('the client has left'));
  });
  return gone.signal;
}
