/** The gate's rules, in the order in which they are checked. `docs/gate.md` is generated from them. */
export const rules = {
  manifest: {
    asks: 'A manifest that fits the schema, names the published remote and version, and is consistent.',
    why: 'Registry, shell and browsers know a version by its manifest only.',
    remedy: 'Build with the kit’s build, and publish its output unchanged.',
  },
  ranges: {
    asks: 'The contract and the shared modules that the remote was built for are those of this site.',
    why: 'A fragment that needs another React, kit or contract breaks in front of visitors.',
    remedy: 'Install the versions that the site provides, and build again.',
  },
  files: {
    asks: 'Every file is listed with its size and hash, at a path that can be served; text files are UTF-8.',
    why: 'Pages load files by their hash; a file that is not listed is never served.',
    remedy: 'Publish the build’s folder, complete and unchanged, without links.',
  },
  css: {
    asks: 'Stylesheets parse, their selectors start at a class of the remote, their fonts at its name, and they load only files of the version.',
    why: 'All styles of a page are one sheet: a rule for `body` or `button` would apply to every team.',
    remedy: 'Use CSS modules, start every selector at a class of your own, and name fonts after the remote.',
  },
  size: {
    asks: 'Scripts, styles and server code are within the site’s limits, and within the remote’s own budgets.',
    why: 'Visitors download every byte, and shells load every version that is served.',
    remedy: 'Load less, load later, or split the remote; or raise the budget in `budgets.json` deliberately.',
  },
  sources: {
    asks: 'The upstreams’ present answers to the remote’s own sources fit their schemas; an unreachable upstream is a warning.',
    why: 'Shells drop an answer that does not fit: the fragment would never see its data.',
    remedy: 'Ask the upstream’s team what has changed, or restrict the schema to what the fragment needs.',
  },
  interface: {
    asks: 'A slot that others fill, or an event or overlay that others name, is still there with the props that the live version declares.',
    why: 'Other teams’ code was written for them: a slot would stay empty, a link would open nothing.',
    remedy:
      'Keep the name and its props until no other remote uses them, or publish with `--force "<reason>"`, which the audit log records.',
  },
  loads: {
    asks: '`server.js` loads in a renderer: quickly, with the provided modules only, and with the fragments of the manifest.',
    why: 'A shell can show no fragment of a version that does not load.',
    remedy: 'Run `fragment check`, which loads the version as the site does.',
  },
  renders: {
    asks: 'Every fragment renders with full, empty and absent data, on several brands and pages, quickly and below 256 kB.',
    why: 'A fragment that throws shows its fallback; one that loops ends a renderer.',
    remedy: 'Expect each source to be absent or empty, and render from props alone.',
  },
  needs: {
    asks: 'A fragment reads the sources, and parts of sources, that it declares under `needs`, and no others.',
    why: 'An undeclared source is present only while a neighbour declares it.',
    remedy: 'Add the source to the fragment’s `needs`, or do not read it.',
  },
  pure: {
    asks: 'The same props give the same HTML, independent of clock and random numbers; nothing runs later.',
    why: 'The browser renders again and must get the same result; pages are cached and compared.',
    remedy: 'Take the day from `useView().today`, ids from `useId`, and do the rest in an effect.',
  },
  cells: {
    asks: 'A cell gives the same HTML for the same props and brand, on two pages.',
    why: 'Its HTML is used on every page that shows it: what it took from one page would be shown on all others.',
    remedy: 'Pass all that the cell shows as props; read no variables that other components write.',
  },
  memory: {
    asks: 'A version retains no memory for each page, after initial set-up.',
    why: 'A renderer whose memory is full is ended, together with the slots of every team on its page.',
    remedy: 'Do not add to module variables while rendering, or limit their size.',
  },
  markup: {
    asks: 'Balanced HTML, without `style` attributes, inline handlers and addresses that are scripts, with unique ids, and with forms that post to this site.',
    why: 'The page’s security policy ignores them, and an unclosed element swallows the markup after it.',
    remedy: 'Use classes, React’s handlers, `useId`, and paths of the site.',
  },
  container: {
    asks: 'The entry, `remoteEntry.js`, defines the remote’s own container, no other, and nothing of another’s scripts; the container has every fragment of the manifest.',
    why: 'A container under another remote’s name replaces that remote’s fragments in every browser; without its own container a remote’s fragments do not hydrate.',
    remedy: 'Publish the kit’s build output, and define no global that may be another remote’s name.',
  },
  hydrates: {
    asks: 'In a browser with another language, time zone and window size, React hydrates the server’s HTML without mismatch or error.',
    why: 'After a mismatch React replaces the server’s HTML: visitors see the page jump.',
    remedy:
      'Render the same in the browser as on the server: pass language and time zone to formatters, and use `window`, `navigator` and `matchMedia` in effects only.',
  },
  intrinsics: {
    asks: 'A version does not change objects that all fragments of a page share: the language’s objects, those that format, the document’s, forms, the window’s functions and observers, the page’s view.',
    why: 'On the server such a change affects the version only; in a browser every team on the page.',
    remedy:
      'Import what you need, and copy data before you sort or change it. A polyfill may add a missing property that is not enumerable.',
  },
  axe: {
    asks: 'No violation of the accessibility rules that can be checked without layout.',
    why: 'Everybody shops here.',
    remedy: 'Fix the violation; `violations()` of the kit finds it in your tests.',
  },
} as const;

export type Rule = keyof typeof rules;

/** One reason why a version is refused. */
export interface Finding {
  rule: Rule;
  /** The fault and its position: a file with its line, or a fragment with its page. */
  what: string;
}

/** Returns the remedy for a finding. */
export function remedyOf({ rule }: Finding): string {
  return rules[rule].remedy;
}

/** Returns a finding in one line, with its remedy. */
export function sentenceOf(finding: Finding): string {
  return `${finding.what}. ${remedyOf(finding)} [${finding.rule}]`;
}
