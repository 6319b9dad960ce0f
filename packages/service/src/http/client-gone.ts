import type { Response } from 'express';

/** Aborts when the client leaves before its answer is whole: nothing more need be done for it. */
export function clientGone(response: Response): AbortSignal {
  const gone = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) gone.abort(new Error('the client has left'));
  });
  return gone.signal;
}
