/** A nested slot for which the host reserved a place: only the element right before `marker` may carry the name `slot`. */
export interface SlotPlace {
  slot: string;
  marker: string;
}

/**
 * Checks whether the HTML of a slot stays in its place. A page is joined from the HTML of several teams: an element that is not closed
 * would swallow the HTML after it, and an imitation of the host's attributes would be taken for the host's. So a slot may send what React
 * writes, without what belongs to the document: balanced elements, quoted attributes, `<` for tags alone. One pass, linear in the length.
 * @param places of the nested slots that the fragment opened; each is used once
 * @returns why it is refused, with the place in the text; null if it may go into a page
 */
export function checkMarkup(html: string, places: readonly SlotPlace[] = []): string | null {
  return new Reader(html, places, false).read();
}

/** Checks the fallback in a manifest in the same way. It opens no slots, and what the page's security policy would ignore is refused, too. */
export function checkFallback(html: string): string | null {
  return new Reader(html, [], true).read();
}

/**
 * `void` elements have no end tag. `text` elements contain no elements: the tokenizer reads on to their end tag. `refused`
 * elements belong to the document, run or load something, or are read until an end tag that may never come.
 */
type ElementKind = 'void' | 'text' | 'refused';

const kinds: Readonly<Record<ElementKind, string>> = {
  void: 'area br col hr img input source track wbr',
  text: 'textarea title',
  refused:
    'base body embed frame frameset head html iframe link meta noembed noframes object param plaintext portal script style template xmp',
};

const elements = new Map(
  (Object.keys(kinds) as ElementKind[]).flatMap((kind) => kinds[kind].split(' ').map((name) => [name, kind] as const)),
);

/**
 * The only names allowed in a drawing, a formula or a `<select>`, at any depth. For a parser most HTML elements end a drawing, wherever in
 * it they are, and some start HTML in it; in a `<select>` it skips some and ends the element at others. In lower case, as parsers compare.
 */
const ownNames: Readonly<Record<string, ReadonlySet<string>>> = {
  svg: new Set(
    [
      'a animate animatemotion animatetransform circle clippath defs desc ellipse filter g image line lineargradient marker mask metadata mpath path',
      'pattern polygon polyline radialgradient rect set stop svg switch symbol text textpath title tspan use view',
      'feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood',
      'fefunca fefuncb fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight fespecularlighting fespotlight',
      'fetile feturbulence',
    ]
      .join(' ')
      .split(' '),
  ),
  select: new Set(['hr', 'optgroup', 'option']),
  math: new Set(
    [
      'maction math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup',
      'mtable mtd mtext mtr munder munderover semantics',
    ]
      .join(' ')
      .split(' '),
  ),
};

/** Elements of a drawing or formula in which HTML would start again: they may contain only text. */
const wordsOnly: ReadonlySet<string> = new Set(['title', 'desc', 'mi', 'mo', 'mn', 'ms', 'mtext']);

/**
 * Elements that may not contain one of their group: a parser closes the open one where another starts, and then
 * repairs the tree, if need be outside of the slot. The end tag of one heading closes any other.
 */
const notInItself: ReadonlyMap<string, string> = new Map(
  ['a', 'button', 'form', 'nobr', 'noscript', 'h1 h2 h3 h4 h5 h6'].flatMap((group) =>
    group.split(' ').map((name) => [name, group] as const),
  ),
);

/**
 * Items, and their lists. A parser closes an open item where another one starts, through any element
 * but a list: also the host's own item, if the slot is in one.
 */
const lists: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', new Set(['ul', 'ol', 'menu'])],
  ['dt', new Set(['dl'])],
  ['dd', new Set(['dl'])],
]);

/** Parts, and the element that contains them. That element contains nothing else, not even text: a parser would move it before the table. */
const parts: Readonly<Record<string, string>> = {
  caption: 'table',
  col: 'colgroup',
  colgroup: 'table',
  tbody: 'table',
  td: 'tr',
  tfoot: 'table',
  th: 'tr',
  thead: 'table',
  tr: 'table tbody tfoot thead',
};
const holders = new Map(Object.entries(parts).map(([part, names]) => [part, new Set(names.split(' '))] as const));
const holdsParts: ReadonlySet<string> = new Set([...holders.values()].flatMap((names) => [...names]));

/** Preload that React writes before a picture that is not lazy; the only `<link>` allowed. */
const imagePreload = '<link rel="preload" as="image" ';

/** Attributes that the host writes on slots' elements, and finds them by. */
const hostAttributes: ReadonlySet<string> = new Set(
  ['fragment', 'version', 'outcome', 'due', 'arrived', 'alive', 'late', 'late-data'].map((name) => `data-${name}`),
);

/** Elements whose `name` becomes a property of the document and can shadow its methods. */
const namedInDocument: ReadonlySet<string> = new Set(['img', 'form']);

/** Ids become properties of the window; these are used by the host, webpack, module federation and remotes' containers. */
const hostId = /^(main$|fc-|__|webpack|[a-z][a-z0-9]*(_[a-z0-9]+)+$)|&/;

/** Characters of the text that a reason quotes. */
const excerpt = 80;

class Reader {
  private at = 0;
  /** Names of the open elements, the innermost last. */
  private readonly open: string[] = [];
  /** The outermost open element that restricts the names in it, and the number of elements open before it. */
  private enclosure: { root: string; names: ReadonlySet<string>; depth: number } | null = null;
  /** Open elements that may not contain one of their group: group → name of the element. */
  private readonly once = new Map<string, string>();
  /** Places that are not used yet, by marker. */
  private readonly slots: Map<string, string>;
  /** Value of `data-slot` of the tag that is being read. */
  private slot: string | null = null;

  constructor(
    private readonly html: string,
    places: readonly SlotPlace[],
    private readonly strict: boolean,
  ) {
    this.slots = new Map(places.map(({ slot, marker }) => [marker, slot]));
  }

  read(): string | null {
    const { html, open } = this;
    for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', this.at)) {
      const parent = this.parent;
      if (holdsParts.has(parent) && skip(html, this.at, isSpace) < start) return `words in <${parent}>`;
      this.at = start;
      const next = html.charCodeAt(start + 1);
      const wrong = next === slash ? this.endTag() : next === exclamation ? this.comment() : this.startTag();
      if (wrong !== null) return `${wrong}: ${JSON.stringify(html.slice(start, start + excerpt))}`;
    }
    return open.length === 0 ? null : `<${open.at(-1)}> does not end`;
  }

  private comment(): string | null {
    const { html, at } = this;
    const end = html.startsWith('<!--', at) ? html.indexOf('-->', at + 4) : -1;
    if (end === -1) return 'a comment that does not end';
    // Browsers end a comment in more ways than one; all of them have a ">".
    for (let index = at + 4; index < end; index += 1) {
      if (isAngle(html.charCodeAt(index))) return 'a comment with < or > in it';
    }
    if (html.startsWith('slot:', at + 4)) return 'a place for a slot that was not opened here';
    this.at = end + 3;
    return null;
  }

  private endTag(): string | null {
    const name = this.open.pop();
    if (name === undefined) return 'an end of what was not opened';
    const end = this.at + 2 + name.length;
    if (!this.html.startsWith(name, this.at + 2) || this.html.charCodeAt(end) !== greater)
      return `<${name}> is still open`;
    this.at = end + 1;
    if (this.enclosure === null) this.once.delete(notInItself.get(lowerCase(name)) ?? '');
    else if (this.enclosure.depth === this.open.length) this.enclosure = null;
    return null;
  }

  private startTag(): string | null {
    const { html, open } = this;
    const start = this.at;
    if (!isLetter(html.charCodeAt(start + 1))) return 'a < that begins no tag, write &lt;';
    const name = html.slice(start + 1, skip(html, start + 1, isName));
    const lower = lowerCase(name);
    const isRefused = elements.get(lower) === 'refused';
    if (isRefused && !html.startsWith(imagePreload, start)) return `<${lower}> is not for slots`;
    if (this.enclosure?.names.has(lower) === false) return `<${lower}> in <${this.enclosure.root}>`;
    const kind = elements.get(lower) ?? (this.enclosure !== null && wordsOnly.has(lower) ? 'text' : undefined);
    const misplaced = this.enclosure === null ? this.misplaced(lower) : null;
    if (misplaced !== null) return misplaced;

    this.at = start + 1 + name.length;
    this.slot = null;
    const wrong = this.attributes(lower);
    if (wrong !== null) return wrong;
    const closed = html.charCodeAt(this.at) === slash;
    if (closed) this.at += 1;
    if (html.charCodeAt(this.at) !== greater) return 'a tag that does not end, or not as React writes it';
    this.at += 1;
    if (kind !== 'void' && kind !== 'refused') {
      if (closed) return `<${name}/>, which HTML leaves open: write </${name}>`;
      const names = this.enclosure === null && Object.hasOwn(ownNames, lower) ? ownNames[lower] : undefined;
      if (names !== undefined) this.enclosure = { root: lower, names, depth: open.length };
      const group = this.enclosure === null ? notInItself.get(lower) : undefined;
      if (group !== undefined) this.once.set(group, lower);
      open.push(name);
    }
    if (kind === 'text' && !html.startsWith('</', html.indexOf('<', this.at))) return `<${lower}> with more than text`;
    return this.slot === null ? null : this.slotPlace(this.slot);
  }

  /** Name of the innermost element; empty inside an enclosure, which has its own list of names. */
  private get parent(): string {
    return this.enclosure === null ? lowerCase(this.open.at(-1) ?? '') : '';
  }

  private misplaced(name: string): string | null {
    const around = this.once.get(notInItself.get(name) ?? '');
    if (around !== undefined) return `<${name}> in <${around}>`;
    const { parent } = this;
    const list = lists.get(name);
    const mayStandIn = list ?? holders.get(name);
    // A group of terms and descriptions may be in a <div> of its list.
    const parentName = list?.has('dl') && parent === 'div' ? lowerCase(this.open.at(-2) ?? '') : parent;
    const isRight = mayStandIn === undefined ? !holdsParts.has(parent) : mayStandIn.has(parentName);
    return isRight ? null : `<${name}> in ${parent === '' ? 'no element' : `<${parent}>`}`;
  }

  /** Reads the attributes up to the end of the tag, `/` or `>`. */
  private attributes(element: string): string | null {
    const { html } = this;
    for (;;) {
      const begin = skip(html, this.at, isSpace);
      const end = begin === this.at ? begin : skip(html, begin, isName);
      this.at = end;
      if (end === begin) return null;
      let close = end;
      if (html.charCodeAt(end) === equals) {
        const quote = html.charCodeAt(end + 1);
        if (quote !== doubleQuote && quote !== singleQuote) return 'an attribute without quotes';
        close = endOfValue(html, end + 2, quote);
        if (close === -1) return 'an attribute that does not end, or has < in it';
        this.at = close + 1;
      }
      if (!mayMatter(html.charCodeAt(begin))) continue;
      const wrong = this.attribute(element, html.slice(begin, end).toLowerCase(), html.slice(end + 2, close));
      if (wrong !== null) return wrong;
    }
  }

  private attribute(element: string, name: string, value: string): string | null {
    if (name === 'data-slot') this.slot = value;
    else if (hostAttributes.has(name)) return `${name}, which is the host's,`;
    else if (name === 'id' && hostId.test(value)) return `the id "${value}", which may be the host's,`;
    else if (name === 'name' && namedInDocument.has(element)) return `<${element}> with a name`;
    else if (this.strict && (name === 'style' || name.startsWith('on'))) {
      return `a ${name} attribute, which the page's security policy refuses,`;
    }
    return null;
  }

  /** Checks the place of an element with `data-slot`: the host's marker for that slot has to follow its start tag. */
  private slotPlace(slot: string): string | null {
    const { html, at } = this;
    const [around] = this.once.values();
    if (around !== undefined) return `a slot in <${around}>, which could not hold one`;
    const marker = html.slice(at, html.indexOf('>', at) + 1);
    if (this.slots.get(marker) !== slot) return `the slot "${slot}", which was not opened here,`;
    this.slots.delete(marker);
    this.at += marker.length;
    return null;
  }
}

const [exclamation, slash, less, equals, greater, doubleQuote, singleQuote] = [
  0x21, 0x2f, 0x3c, 0x3d, 0x3e, 0x22, 0x27,
];

const isAngle = (code: number) => code === less || code === greater;
const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c;
const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
/** Of a tag or an attribute. NaN, for the end of the text, is not one. */
const isName = (code: number) =>
  code > 0x20 && !isAngle(code) && code !== slash && code !== equals && code !== doubleQuote && code !== singleQuote;

/** Makes no copy of a name that is in lower case already, as most are. */
function lowerCase(name: string): string {
  for (let index = 0; index < name.length; index += 1) {
    if (name.charCodeAt(index) < 0x61) return name.toLowerCase();
  }
  return name;
}

/** Whether an attribute with this first letter may have to be checked: data-*, id, name, on*, style. */
const mayMatter = (code: number) => {
  const lower = code | 0x20;
  return lower === 0x64 || lower === 0x69 || lower === 0x6e || lower === 0x6f || lower === 0x73;
};

function skip(html: string, from: number, is: (code: number) => boolean): number {
  let index = from;
  while (is(html.charCodeAt(index))) index += 1;
  return index;
}

/** Returns where a quoted value ends; -1 if it does not end or contains "<", where <noscript> would end differently with scripts on and off. */
function endOfValue(html: string, from: number, quote: number): number {
  for (let index = from; index < html.length; index += 1) {
    const code = html.charCodeAt(index);
    if (code === quote) return index;
    if (code === less) return -1;
  }
  return -1;
}
