import type { Candidate } from '../candidate';
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
    const { faults } = await browser.show(job);
    const seen = new Set<string>();
    return faults.flatMap(({ sight, rule, what }) => {
      const shown = distinct[sight];
      const known = `${rule} ${shown?.fragment} ${what}`;
      if (shown === undefined || seen.has(known)) return [];
      seen.add(known);
      return [{ rule, what: `fragment "${shown.fragment}", shown ${shown.fixture.name}: ${what}` }];
    });
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [{ rule: 'hydrates', what: `${manifest.server} does not run in a browser: ${what}` }];
  }
}

/** A fragment that pays no heed to what changed looks the same: once is enough. */
function withoutRepeats(sights: readonly Sight[]): Sight[] {
  const seen = new Set<string>();
  return sights.filter(({ fragment, html }) => {
    const known = `${fragment}\n${html}`;
    return !seen.has(known) && seen.add(known);
  });
}
