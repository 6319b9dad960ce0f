import { inlineScheme } from '@forecourt/contracts';
import { type Rule, type Selector, type SelectorComponent, transform } from 'lightningcss';

/** Rules that only contain other rules and style nothing themselves. */
const groups: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer-block', 'starting-style']);
/** Rules without selectors or names that a sheet may contain. */
const plain: ReadonlySet<string> = new Set(['nested-declarations']);
/** Functions that load what a bare string names. */
const loading: ReadonlySet<string> = new Set([
  'image-set',
  '-webkit-image-set',
  'cross-fade',
  '-webkit-cross-fade',
  'image',
  'src',
]);
/** Appended to every sheet while it is checked: it parses as a rule of its own only if nothing before it was left open. */
const end = 'fc-end-of-sheet';

/**
 * Lists the reasons why a stylesheet may not be joined with others on a page: it does not parse, leaves something open, styles foreign
 * elements, takes a name that others use, or loads files that are not in its version.
 * @param path of the sheet in its version
 * @param files of the version
 * @returns every reason with its line, or an empty list
 */
export function styleReasons(path: string, css: string, { remote, files }: StyledVersion): string[] {
  const reasons = new Set<string>();
  const refuse = (what: string) => void reasons.add(`${path}: ${what}`);
  const checkUrl = (url: string, line?: number) => {
    if (isOwn(url, path, files)) return;
    const where = line === undefined ? '' : `line ${line} `;
    refuse(`${where}loads ${JSON.stringify(url.slice(0, 80))}, which is not a file of this version`);
  };
  try {
    const { dependencies } = transform({
      filename: path,
      code: Buffer.from(`${css}\n.${end}{top:0}`),
      analyzeDependencies: true,
      visitor: {
        StyleSheet({ rules }) {
          const last = rules.at(-1);
          const isClosed =
            last?.type === 'style' && (last.value.selectors[0]?.some((part) => isClass(part, end)) ?? false);
          if (!isClosed) refuse('leaves a comment, a block or an address open at its end');
          checkRules(isClosed ? rules.slice(0, -1) : rules, false, { remote, refuse, lines: css.split('\n') });
        },
        // biome-ignore lint/correctness/noComponentHookFactories: a visitor of lightningcss, whose names are these
        Url: ({ url, loc }) => checkUrl(url, loc.line),
        Function({ name, arguments: values }) {
          if (!loading.has(name.toLowerCase())) return;
          for (const { type, value } of values) if (type === 'token' && value.type === 'string') checkUrl(value.value);
        },
      },
    });
    for (const dependency of dependencies ?? [])
      if (dependency.type === 'url') checkUrl(dependency.url, dependency.loc.start.line);
  } catch (error) {
    refuse(`${lineOf(error)}is not CSS: ${error instanceof Error ? error.message : String(error)}`);
  }
  return [...reasons];
}

/** The version that a stylesheet belongs to. */
export interface StyledVersion {
  remote: string;
  /** Paths of its files. */
  files: ReadonlySet<string>;
}

interface Sheet {
  remote: string;
  refuse: (what: string) => void;
  lines: readonly string[];
}

function checkRules(rules: readonly Rule[], isNested: boolean, sheet: Sheet): void {
  const { refuse, lines } = sheet;
  for (const rule of rules) {
    if (rule.type === 'style') {
      const { selectors, rules: inner = [], loc } = rule.value;
      for (const selector of selectors) {
        if (!isAnchored(selector, isNested)) {
          const [begin = ''] = (lines[loc.line]?.slice(loc.column - 1) ?? '').split('{');
          refuse(
            `line ${loc.line + 1} styles foreign elements by ${JSON.stringify(begin.trim().slice(0, 60))}: begin every selector at a class of this remote`,
          );
        }
      }
      checkRules(inner, true, sheet);
    } else if (groups.has(rule.type)) checkRules(rulesIn(rule), isNested, sheet);
    else if (rule.type === 'keyframes' || rule.type === 'font-face') checkName(rule, sheet);
    else if (!plain.has(rule.type)) refuse(`${placeOf(rule)}has an @${nameOf(rule)}, which is for the whole page`);
  }
}

/**
 * Checks the name of an animation or a font. Such names hold for the whole page, so that an animation could replace one of the host's. Names
 * of fonts begin with the remote's name, because the site's themes may use any other name.
 */
function checkName(rule: Extract<Rule, { type: 'keyframes' | 'font-face' }>, { remote, refuse }: Sheet): void {
  if (rule.type === 'keyframes') {
    const { value: name } = rule.value.name;
    if (name.startsWith('fc-')) refuse(`${placeOf(rule)}has the animation "${name}", which is the host's`);
    return;
  }
  for (const { type, value } of rule.value.properties)
    if (type === 'font-family' && !`${value} `.startsWith(`${remote} `))
      refuse(`${placeOf(rule)}has the font "${value}", which pages may use elsewhere: begin its name with "${remote}"`);
}

/** Whether matching elements have a class of the remote, or are inside or after one that has: those are all in the remote's slots. */
function isAnchored(selector: Selector, isNested: boolean): boolean {
  return selector.some(
    (part) => (part.type === 'class' && !part.name.startsWith('fc-')) || (isNested && part.type === 'nesting'),
  );
}

function rulesIn(rule: Rule): readonly Rule[] {
  return 'value' in rule && rule.value !== null && 'rules' in rule.value ? (rule.value.rules as Rule[]) : [];
}

function isClass(part: SelectorComponent, name: string): boolean {
  return part.type === 'class' && part.name === name;
}

/** Returns a rule's position, as the beginning of a sentence. */
function placeOf(rule: Rule): string {
  const value = 'value' in rule ? rule.value : null;
  return value !== null && 'loc' in value ? `line ${value.loc.line + 1} ` : '';
}

/** The position of a syntax error, as lightningcss reports it. */
function lineOf(error: unknown): string {
  const { loc } = (error ?? {}) as { loc?: { line: number } };
  return loc === undefined ? '' : `line ${loc.line} `;
}

function nameOf(rule: Rule): string {
  return rule.type === 'unknown' ? rule.value.name : rule.type;
}

/** Whether a URL is within the page, inline in the sheet, or a file of the version by a path relative to the sheet. */
function isOwn(url: string, path: string, files: ReadonlySet<string>): boolean {
  if (url.startsWith('#') || url.toLowerCase().startsWith(inlineScheme)) return true;
  // Deeper than any relative path climbs, so that leaving the version's folder is detected.
  const root = `http://files/${'version/'.repeat(20)}`;
  if (!URL.canParse(url, root + path)) return false;
  const { href } = new URL(url, root + path);
  return href.startsWith(root) && files.has(href.slice(root.length).replace(/[?#].*$/, ''));
}
