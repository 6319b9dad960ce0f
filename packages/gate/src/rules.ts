/** What the gate asks of a version, in the order in which it looks. `docs/gate.md` is made of it. */
export const rules = {
  manifest: {
    asks: 'A manifest of the schema, for the remote and the version that are published, whose parts hang together.',
    why: 'Registry, shell and browsers know of a version what its manifest says, and nothing else.',
    remedy: 'Build with the kit’s build, and publish what it wrote as it stands.',
  },
  ranges: {
    asks: 'The contract and the shared modules that the remote was built for are those of this site.',
    why: 'A fragment that counts on another React, kit or contract breaks in front of visitors.',
    remedy: 'Install the versions that the site provides, and build again.',
  },
  files: {
    asks: 'Every file is listed, of the size and hash that the manifest says, at a path that can be served; texts are UTF-8.',
    why: 'Pages load files by their hash; what is not listed is never served.',
    remedy: 'Publish the folder that the build wrote, whole and unchanged, without links.',
  },
  css: {
    asks: 'Stylesheets that parse, whose selectors begin at a class of the remote, which load nothing but files of the version.',
    why: 'All styles of a page are one sheet: a rule for `body` or `button` is one for every team.',
    remedy: 'Use CSS modules, and begin every selector at a class of your own.',
  },
  size: {
    asks: 'Scripts, styles and server code within the site’s limits, and within the budgets that the remote gave itself.',
    why: 'Visitors pay for every byte, and shells hold every version that is served.',
    remedy: 'Load less, later or split the remote; or raise the budget in `budgets.json` on purpose.',
  },
  sources: {
    asks: 'What upstreams answer now to the remote’s own sources fits the schemas that it gave them; an upstream that is away is a warning.',
    why: 'Shells leave out an answer that does not fit: the fragment would never see its data.',
    remedy: 'Ask the upstream’s team what has changed, or make the schema say what the fragment really needs.',
  },
  loads: {
    asks: '`server.js` loads in a renderer: it ends soon, needs only what it is lent, and offers the fragments of the manifest.',
    why: 'A shell can show no fragment of a version that does not load.',
    remedy: 'Run `fragment check`: it loads the version as the site does.',
  },
  renders: {
    asks: 'Every fragment renders with data that is full, empty and absent, on other brands and pages, soon and below 256 kB.',
    why: 'A fragment that throws shows its fallback; one that loops takes a renderer with it.',
    remedy: 'Treat each source as one that may be absent or empty, and render from props alone.',
  },
  needs: {
    asks: 'A fragment reads the sources that it declares under `needs`, and no others.',
    why: 'What is not declared is there only when a neighbour asks for it, and gone when that one is moved.',
    remedy: 'Add the source to the fragment’s `needs`, or do not read it.',
  },
  pure: {
    asks: 'The same props make the same HTML, whatever the clock says and the dice show; nothing is left to run later.',
    why: 'The browser renders again and must come to the same; pages are kept and compared.',
    remedy: 'Take the day from `useView().today`, ids from `useId`, and do the rest in an effect.',
  },
  memory: {
    asks: 'A version keeps nothing of the pages that its fragments were shown on, once what is made a single time is made.',
    why: 'A renderer that fills up is ended, with the slots of every team on the page that it was making.',
    remedy: 'Put nothing into variables of the module while rendering, or no more than a fixed number of things.',
  },
  markup: {
    asks: 'Balanced HTML, without `style` attributes and inline handlers, with each id once.',
    why: 'The page’s security policy ignores them, and what does not close swallows what stands behind it.',
    remedy: 'Use classes, React’s handlers and `useId`.',
  },
  container: {
    asks: 'The entry, `remoteEntry.js`, defines the remote’s own container and no other, which gives every fragment of the manifest.',
    why: 'A container under another remote’s name takes its fragments away in every browser; without one the remote’s own stay dead.',
    remedy: 'Publish the files that the kit’s build wrote, and define nothing that other remotes may be called.',
  },
  hydrates: {
    asks: 'React finds in a browser of another language, time zone and window what the server sent, and goes on without an error.',
    why: 'After a mismatch React throws the server’s HTML away: visitors see it jump.',
    remedy:
      'Render the same in the browser as on the server: name language and time zone where you format, and ask for `window`, `navigator` and `matchMedia` in an effect only.',
  },
  intrinsics: {
    asks: 'What all fragments of a page share is as it was before the version ran: the language’s objects, the document’s, the window’s functions.',
    why: 'On the server a version changes them for itself; in a browser for every team on the page.',
    remedy: 'Import what you need. A polyfill may add what is missing, in a property that is not enumerable.',
  },
  axe: {
    asks: 'No violation of the accessibility rules that can be told without layout.',
    why: 'Everybody shops here.',
    remedy: 'Mend what the rule names; `violations()` of the kit finds it in your tests.',
  },
} as const;

export type Rule = keyof typeof rules;

/** One reason why a version is refused. */
export interface Finding {
  rule: Rule;
  /** Where, and what is wrong there: a file with its line, or a fragment with the page that it was shown on. */
  what: string;
}

/** What to do about a finding. */
export function remedyOf({ rule }: Finding): string {
  return rules[rule].remedy;
}

/** A finding in one line, with what to do. */
export function sentenceOf(finding: Finding): string {
  return `${finding.what}. ${remedyOf(finding)} [${finding.rule}]`;
}
