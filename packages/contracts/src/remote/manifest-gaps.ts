import { sourceOf } from '../fragment/needs';
import { limits } from './limits';
import type { Manifest } from './manifest';
import { checkFallback } from './markup';
import { isPrivateFile, publicEndings } from './private-files';
import type { OwnPaths, SiteRules } from './site-rules';
import { isSourceAllowed } from './source-paths';

function allowedSources({ paths, personal }: SiteRules, own: OwnPaths): string {
  const texts = Object.entries({ ...own, ...paths }).map(([upstream, paths]) =>
    personal.includes(upstream)
      ? `${upstream}, with "personal": true, for ${paths.join(', ')}`
      : `${upstream} for what is below ${paths.join(', ')}`,
  );
  return `remotes may ask ${texts.join('; ')}`;
}

/** Says why nothing provides what a fragment needs; null if there is a source. */
function needGap(need: string, { sources }: Manifest, rules: SiteRules): string | null {
  const source = sourceOf(need);
  if (!rules.sources.includes(source) && !Object.hasOwn(sources, source))
    return `the source "${source}", which is neither the site's (${rules.sources.join(', ')}) nor in src/sources.json`;
  if (need === source) return null;
  const parts = Object.hasOwn(rules.parts, source) ? (rules.parts[source] ?? []) : [];
  if (parts.some((part) => need === `${source}.${part}`)) return null;
  const instead = parts.map((part) => `"${source}.${part}"`).join(', ') || `"${source}"`;
  return `"${need}", which is no part of that source; there is ${instead}`;
}

/**
 * Lists what the schema cannot check: named files are listed, nothing takes the place of something else, sources
 * request allowed paths, the sources that fragments need exist, fallbacks may go into a page.
 * @param own paths that remotes may request from the site's further upstreams; null if they are not known
 * @returns the reasons why the manifest is inconsistent, empty if it is consistent
 */
export function manifestGaps(manifest: Manifest, rules: SiteRules, own: OwnPaths | null = {}): string[] {
  const isOfSite = (name: string) => rules.sources.includes(name);
  const named: [string, string][] = [
    ['entry', manifest.entry],
    ['server', manifest.server],
    ...Object.entries(manifest.fragments).flatMap(([name, fragment]) =>
      [...fragment.js, ...fragment.css].map((file): [string, string] => [`fragments.${name}`, file]),
    ),
  ];
  const container = manifest.name.replaceAll('-', '_');
  const served = named.filter(([where, file]) => where !== 'server' && file === manifest.server);
  return [
    ...(manifest.container === container
      ? []
      : [
          `container is "${manifest.container}"; for ${manifest.name} it is "${container}", or another remote's would be replaced`,
        ]),
    ...served.map(([where, file]) => `${where} names "${file}", which is the server's and not sent to browsers`),
    ...Object.entries(manifest.sources)
      .filter(([, source]) => !isSourceAllowed(source, rules, own))
      .map(
        ([name, { upstream, path }]) =>
          `src/sources.json: ${name} asks the upstream "${upstream}" for "${path}"; ${allowedSources(rules, own ?? {})}`,
      ),
    ...Object.keys(manifest.sources)
      .filter(isOfSite)
      .map(
        (name) => `src/sources.json: ${name} is the name of one of the site's own sources: call yours something else`,
      ),
    ...Object.entries(manifest.fragments).flatMap(([fragment, { needs }]) =>
      needs.flatMap((need) => {
        const gap = needGap(need, manifest, rules);
        return gap === null ? [] : [`src/fragments/${fragment}/index.tsx needs ${gap}`];
      }),
    ),
    ...Object.entries(manifest.files)
      .filter(([path, { size }]) => path.endsWith('.css') && size > limits.stylesheet)
      .map(([path, { size }]) => `file "${path}" has ${size} bytes; ${limits.stylesheet} is the limit of a stylesheet`),
    ...Object.keys(manifest.files)
      .filter((path) => isPrivateFile(path) && publicEndings.some((ending) => path.endsWith(ending)))
      .map(
        (path) => `file "${path}" is in the folder of private files and may not end in ${publicEndings.join(' or ')}`,
      ),
    ...named
      .filter(([, file]) => !Object.hasOwn(manifest.files, file))
      .map(([where, file]) => `${where} names "${file}", which is not listed under files`),
    ...Object.entries(manifest.fragments).flatMap(([name, { fallback }]) => {
      const wrong = checkFallback(fallback);
      return wrong === null ? [] : [`fragments.${name}.fallback has ${wrong}`];
    }),
  ];
}
