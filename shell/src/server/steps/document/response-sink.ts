import type { Response } from 'express';
import type { PageSink } from './send-page';

/**
 * A response as the page's sink. What is written between two flushes goes out as one piece: a page is many small strings, and each write
 * would cost a turn of the compressor. Slow readers are Node's matter: a page is small, its buffer is bounded by its size.
 */
export function responseSink(response: Response): PageSink {
  let pieces: string[] = [];
  return {
    write: (html) => void pieces.push(html),
    flush() {
      if (pieces.length > 0) response.write(pieces.join(''));
      pieces = [];
      (response as Response & { flush?: () => void }).flush?.();
    },
    get gone() {
      return response.destroyed;
    },
  };
}
