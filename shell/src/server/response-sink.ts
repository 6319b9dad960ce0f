import type { Response } from 'express';
import type { PageSink } from './document/send-page';

/** A response as the page's sink. Slow readers are Node's matter: a page is small, its buffer is bounded by its size. */
export function responseSink(response: Response): PageSink {
  return {
    write: (html) => void response.write(html),
    flush: () => (response as Response & { flush?: () => void }).flush?.(),
    get gone() {
      return response.destroyed;
    },
  };
}
