import type { RequestHandler } from 'express';

/** Whether a value has lists or objects in more than `most` levels. It has no recursion: whoever asks fears for the stack. */
export function isDeeper(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    // What is left are those that hold others.
    level = level.filter((each) => typeof each === 'object' && each !== null);
  }
  return false;
}

/** Refuses bodies that are nested deeper than anything that is taken, before anybody walks through them. */
export function shallowBodies(most: number, refusal: () => Error): RequestHandler {
  return (request, _response, next) => next(isDeeper(request.body, most) ? refusal() : undefined);
}
