import type { Candidate } from '../candidate';
import { onPage } from '../render/finding-texts';
import type { Rendering } from '../render/try-fragments';
import type { Finding } from '../rules';
import type { Browser, BrowserJob } from './messages';
import { NoChromium } from './start-chromium';

/**
 * Hydrates a version's HTML in a browser, and reports mismatches, errors and violations of accessibility rules.
 * @param checksAccess whether accessibility rules are checked @throws the browser's error if it never started
 */
export async function tryInBrowser(
  candidate: Candidate,
  renderings: readonly Rendering[],
  { browser, checksAccess, where }: { browser: Browser; checksAccess: boolean; where: string },
): Promise<Finding[]> {
  const { manifest } = candidate;
  const distinct = withoutRepeats(renderings);
  try {
    const { container, faults, patched } = await browser.show(jobOf(candidate, distinct, checksAccess));
    const known = new Set<string>();
    const findings = faults.flatMap(({ rendering, rule, what }) => {
      const rendered = distinct[rendering];
      const fault = `${rule} ${rendered?.fragment} ${what}`;
      if (rendered === undefined || known.has(fault)) return [];
      known.add(fault);
      return [{ rule, what: onPage(rendered.fragment, rendered.fixture, `${what}${where}`) }];
    });
    return [
      ...container.map((what): Finding => ({ rule: 'container', what: `${what}${where}` })),
      ...findings,
      ...patched.map((name): Finding => ({ rule: 'intrinsics', what: patchOf(candidate, name) })),
    ];
  } catch (error) {
    if (error instanceof NoChromium) throw error;
    const what = error instanceof Error ? error.message : String(error);
    return [{ rule: 'hydrates', what: `${manifest.entry} does not run in a browser${where}: ${what}` }];
  }
}

function jobOf({ manifest, scripts }: Candidate, distinct: readonly Rendering[], checksAccess: boolean): BrowserJob {
  const pages = [...new Set(distinct.map(({ fixture }) => fixture))];
  const hydrating = Object.entries(manifest.fragments).filter(([, { hydrate }]) => hydrate !== 'never');
  const exposes = Object.fromEntries(hydrating.map(([name, { expose }]) => [name, expose]));
  const checked = new Set<string>();
  return {
    files: { container: manifest.container, entry: manifest.entry, exposes, texts: scripts },
    pages: pages.map(({ view }) => view),
    renderings: distinct.map(({ fragment, fixture, html }) => {
      // Once for each fragment, with full data: it takes as long as everything else together.
      const isChecked = checksAccess && !checked.has(fragment);
      checked.add(fragment);
      return {
        fragment,
        page: pages.indexOf(fixture),
        html,
        hydrates: Object.hasOwn(exposes, fragment),
        checksAccess: isChecked,
      };
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
function withoutRepeats(renderings: readonly Rendering[]): Rendering[] {
  const seen = new Set<string>();
  return renderings.filter(({ fragment, html }) => {
    const known = `${fragment}\n${html}`;
    return !seen.has(known) && seen.add(known);
  });
}
