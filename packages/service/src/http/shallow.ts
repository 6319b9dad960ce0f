import type { RequestHandler } from 'express';

/** Whether lists and objects of a value are nested in more than `most` levels. It does not recurse, because such a value could overflow the stack. */
export function isDeeper(value: unknown, most: number): boolean {
  let level = containers([value]);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((each) => containers(Object.values(each)));
  }
  return false;
}

function containers(values: readonly unknown[]): object[] {
  return values.filter((each): each is object => typeof each === 'object' && each !== null);
}

/** Returns a handler that refuses bodies nested in more than `most` levels, before any code walks through them. */
export function shallowBodies(most: number, refusal: () => Error): RequestHandler {
  return (request, _response, next) => next(isDeeper(request.body, most) ? refusal() : undefined);
}
