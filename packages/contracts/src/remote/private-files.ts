/**
 * Folder in a version of files that are published with it and that no browser needs: source maps, types, a list of its packages. Shells and the
 * registry's public route never serve them; the registry serves them to clients with a token.
 */
const folder = 'private/';
const maps = `${folder}maps/`;

/** Whether a file of a version is served to clients with a token only. */
export const isPrivateFile = (path: string): boolean => path.startsWith(folder);

/** Returns the path of a private file in its version: `types.d.ts` has `private/types.d.ts`. */
export const privatePath = (path: string): string => folder + path;

/** Whether a file of a version is a source map. */
export const isSourceMap = (path: string): boolean => path.startsWith(maps);

/** Returns the path of a script's source map: `server.js` has `private/maps/server.js.map`. */
export const mapPathOf = (script: string): string => `${maps}${script}.map`;

/** Endings of files that are run or linked; whatever loads a version finds them by their endings, so no private file has one. */
export const publicEndings: readonly string[] = ['.js', '.css'];
