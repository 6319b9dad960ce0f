import type { Candidate } from '../candidate';
import { shown } from '../render/shown';
import type { Sight } from '../render/try-fragments';
import type { Finding } from '../rules';
import type { BrowserProcess } from './browser-process';

/** Shows in a browser what a version has rendered: React must find what the server sent, and nobody be kept out. */
export async function tryInBrowser(
  candidate: Candidate,
  sights: readonly Sight[],
  browser: BrowserProcess,
): Promise<Finding[]> {
  const { manifest, code, key } = candidate;
  const distinct = withoutRepeats(sights);
  const pages = [...new Set(distinct.map(({ fixture }) => fixture))];
  const judged = new Set<string>();
  const job = {
    filename: `${key}/${manifest.server}`,
    code,
    pages: pages.map(({ view }) => view),
    sights: distinct.map(({ fragment, fixture, html }) => {
      // Once for each fragment, with all that it may show: it takes as long as everything else together.
      const isJudged = !judged.has(fragment);
      judged.add(fragment);
      const hydrates = manifest.fragments[fragment]?.hydrate !== 'never';
      return { fragment, page: pages.indexOf(fixture), html, hydrates, isJudged };
    }),
  };
  try {
    const { faults, patched } = await browser.show(job);
    const known = new Set<string>();
    const told = faults.flatMap(({ sight, rule, what }) => {
      const seen = distinct[sight];
      const fault = `${rule} ${seen?.fragment} ${what}`;
      if (seen === undefined || known.has(fault)) return [];
      known.add(fault);
      return [{ rule, what: shown(seen.fragment, seen.fixture, what) }];
    });
    return [...told, ...patched.map((name): Finding => ({ rule: 'intrinsics', what: patchOf(candidate, name) }))];
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [{ rule: 'hydrates', what: `${manifest.server} does not run in a browser: ${what}` }];
  }
}

/** What was changed, and the line of `server.js` that says so, where one does. */
function patchOf({ code, manifest }: Candidate, name: string): string {
  const property = name.slice(name.lastIndexOf('.') + 1);
  const owner = name.split('.')[0] ?? '';
  const line = code.split('\n').findIndex((text) => text.includes(owner) && text.includes(property));
  return `${manifest.server}${line === -1 ? '' : ` line ${line + 1}`} changes ${name}, which all fragments of a page share`;
}

/** A fragment that pays no heed to what changed looks the same: once is enough. */
function withoutRepeats(sights: readonly Sight[]): Sight[] {
  const seen = new Set<string>();
  return sights.filter(({ fragment, html }) => {
    const known = `${fragment}\n${html}`;
    return !seen.has(known) && seen.add(known);
  });
}
