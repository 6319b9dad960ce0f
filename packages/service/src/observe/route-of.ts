import type { Request } from 'express';

/** Returns the path of the route that answered, with the mount paths of its routers; `none` if no route did. */
export function routeOf({ route, baseUrl }: Request): string {
  const path: unknown = route?.path;
  const first: unknown = Array.isArray(path) ? path[0] : path;
  return typeof first === 'string' ? baseUrl + first : 'none';
}
