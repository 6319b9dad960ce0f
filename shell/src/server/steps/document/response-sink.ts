import type { Response } from 'express';
import type { PageSink } from './send-page';

/**
 * Wraps a response as the page's sink. Text between two flushes is sent as one piece: a page is many small strings, and each write
 * would cost a turn of the compressor. Node buffers for slow readers: a page is small, and its size limits the buffer.
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
