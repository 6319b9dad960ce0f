import type { Candidate } from '../candidate';
import { shown } from '../render/shown';
import type { Sight } from '../render/try-fragments';
import type { Finding } from '../rules';
import { NoChromium } from './chromium';
import type { Browser, BrowserJob } from './messages';

/**
 * Hydrates a version's HTML in a browser, and reports mismatches, errors and violations of accessibility rules.
 * @param judges whether accessibility rules are checked @throws the browser's error if it never started
 */
export async function tryInBrowser(
  candidate: Candidate,
  sights: readonly Sight[],
  { browser, judges, where }: { browser: Browser; judges: boolean; where: string },
): Promise<Finding[]> {
  const { manifest } = candidate;
  const distinct = withoutRepeats(sights);
  try {
    const { container, faults, patched } = await browser.show(jobOf(candidate, distinct, judges));
    const known = new Set<string>();
    const told = faults.flatMap(({ sight, rule, what }) => {
      const seen = distinct[sight];
      const fault = `${rule} ${seen?.fragment} ${what}`;
      if (seen === undefined || known.has(fault)) return [];
      known.add(fault);
      return [{ rule, what: shown(seen.fragment, seen.fixture, `${what}${where}`) }];
    });
    return [
      ...container.map((what): Finding => ({ rule: 'container', what: `${what}${where}` })),
      ...told,
      ...patched.map((name): Finding => ({ rule: 'intrinsics', what: patchOf(candidate, name) })),
    ];
  } catch (error) {
    if (error instanceof NoChromium) throw error;
    const what = error instanceof Error ? error.message : String(error);
    return [{ rule: 'hydrates', what: `${manifest.entry} does not run in a browser${where}: ${what}` }];
  }
}

function jobOf({ manifest, scripts }: Candidate, distinct: readonly Sight[], judges: boolean): BrowserJob {
  const pages = [...new Set(distinct.map(({ fixture }) => fixture))];
  const hydrating = Object.entries(manifest.fragments).filter(([, { hydrate }]) => hydrate !== 'never');
  const exposes = Object.fromEntries(hydrating.map(([name, { expose }]) => [name, expose]));
  const judged = new Set<string>();
  return {
    files: { container: manifest.container, entry: manifest.entry, exposes, texts: scripts },
    pages: pages.map(({ view }) => view),
    sights: distinct.map(({ fragment, fixture, html }) => {
      // Once for each fragment, with full data: it takes as long as everything else together.
      const isJudged = judges && !judged.has(fragment);
      judged.add(fragment);
      return { fragment, page: pages.indexOf(fixture), html, hydrates: Object.hasOwn(exposes, fragment), isJudged };
    }),
  };
}

/** Names the changed object, and the line that changes it if one is found: first in `server.js`, which is not minified, then in browsers' files. */
function patchOf({ code, manifest, scripts }: Candidate, name: string): string {
  const property = name.slice(name.lastIndexOf('.') + 1);
  const owner = name.split('.')[0] ?? '';
  const says = (text: string) => text.includes(owner) && text.includes(property);
  const [file, text] = Object.entries({ [manifest.server]: code, ...scripts }).find(([, text]) => says(text)) ?? [];
  const line = text?.split('\n').findIndex(says) ?? -1;
  const where = `${file ?? manifest.entry}${line === -1 ? '' : ` line ${line + 1}`}`;
  return `${where} changes ${name}, which all fragments of a page share`;
}

/** Drops pages on which a fragment renders the same HTML: one is enough. */
function withoutRepeats(sights: readonly Sight[]): Sight[] {
  const seen = new Set<string>();
  return sights.filter(({ fragment, html }) => {
    const known = `${fragment}\n${html}`;
    return !seen.has(known) && seen.add(known);
  });
}
