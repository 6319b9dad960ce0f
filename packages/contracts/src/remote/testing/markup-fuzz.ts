/** HTML as a hostile team would write it, and what a browser's parser turns it into on a page. */
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Where the shell puts a slot's HTML: in a slot of the content, in one nested in another's list, and at the end of the
 * page, from where it is moved.
 */
const pages: readonly ((html: string) => string)[] = [
  (html) =>
    `<!DOCTYPE html><html lang="en"><head><title>t</title></head><body><ul><li><div id="it" data-slot="it">${html}</div><i>x</i></li></ul></body></html>`,
  (html) =>
    `<!DOCTYPE html><html lang="en"><head><title>t</title></head><body><dl><div><dd><div id="it" data-slot="it">${html}</div><i>x</i></dd></div></dl></body></html>`,
  (html) =>
    `<!DOCTYPE html><html lang="en"><head><title>t</title></head><body class="b"><header><form id="q"><input></form></header><main id="main"><div id="it" data-slot="it">${html}</div><div id="after" data-slot="after"><p>x</p></div></main><footer><form id="r"><a href="/">x</a></form></footer></body></html>`,
  (html) =>
    `<!DOCTYPE html><html lang="en"><head><title>t</title></head><body class="b"><main id="main"></main><div id="it" data-late="it">${html}</div><script type="application/json">{}</script><div id="after"><form><b>x</b></form>x</div></body></html>`,
];

function find(node: Node, id: string): Element | null {
  if (tree.isElementNode(node) && node.attrs.some((attr) => attr.name === 'id' && attr.value === id)) return node;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = find(child, id);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the page without the content of the slot. */
function pageAround(page: string, scriptingEnabled: boolean): string {
  const document = parse(page, { scriptingEnabled });
  const slot = find(document, 'it');
  if (slot !== null) slot.childNodes = [];
  return serialize(document);
}

const settings = pages.flatMap((page) =>
  [true, false].map((scripting) => ({ page, scripting, around: pageAround(page(''), scripting) })),
);

/** Returns the page, as parsed, if the HTML did not stay in its slot; null if it did, in browsers with scripts and without. */
export function pageThatLeaked(html: string): string | null {
  for (const { page, scripting, around } of settings) {
    const made = pageAround(page(html), scripting);
    if (made !== around) return made;
  }
  return null;
}

const html = [
  'a abbr address applet area article aside b bdi bdo big blockquote br button caption center cite code col colgroup dd details dialog dir div',
  'dl dt em fieldset figcaption figure font footer form h1 h2 h6 header hgroup hr i image img input ins kbd keygen label legend li listing main map',
  'mark marquee menu menuitem meter nav nobr noscript ol optgroup option output p picture pre progress q rb rp rt rtc ruby s samp search section',
  'select selectedcontent slot small source span strike strong sub summary sup table tbody td textarea tfoot th thead time title tr track tt u ul',
  'var video wbr x-own',
];
const foreign = [
  'svg g path a title desc image set switch text tspan style script foreignObject font use linearGradient math mi mo mn ms mtext mrow mglyph',
  'malignmark annotation-xml semantics',
];
const refused = [
  'body embed frame frameset head html iframe link meta noembed noframes object param plaintext style template xmp',
];
const split = (lists: readonly string[]) => lists.join(' ').split(' ');
const names = [...split(html), ...split(foreign), ...split(foreign)];
const voids = new Set('area br col hr img input source track wbr'.split(' '));

const attributes = fc.constantFrom(
  ...[
    '',
    '',
    '',
    '',
    ' a=""',
    ' A="" a=""',
    ' color="red"',
    ' type="hidden"',
    ' encoding="text/html"',
    ' definitionurl=""',
    " a='>'",
  ],
  ' xlink:href="#"',
);
const scraps = fc.constantFrom(
  ...[
    '',
    'x',
    ' ',
    '&lt;',
    '&nbsp',
    '\0',
    '\r',
    '>',
    '"',
    '<!---->',
    '<!-- x -->',
    '<!--->',
    '<![CDATA[x]]>',
    '<?x?>',
    '<br>',
  ],
  ...['<br/>', '<input type="hidden">', '<hr/>', '<col>', '</p>', '</br>', '<x', '</', ']]>', '--!>', '<p/>', '<svg/>'],
);
const name = fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...names) }, fc.constantFrom(...split(refused)));
const cased = fc.tuple(name, fc.nat(12)).map(([one, way]) => (way === 0 ? one.toUpperCase() : one));

/** Balanced in most cases, because nothing else passes the check. */
const balanced = fc.letrec<{ tree: string; plain: string }>((tie) => ({
  plain: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('', 'x', ' ', '<!-- x -->', '<br/>', '<hr>', '<img alt="">') },
    scraps,
  ),
  tree: fc.oneof({ maxDepth: 6, withCrossShrink: true }, tie('plain'), {
    weight: 6,
    arbitrary: fc
      .tuple(cased, attributes, fc.array(tie('tree'), { maxLength: 3 }))
      .map(([one, more, inner]) =>
        voids.has(one.toLowerCase()) ? `<${one}${more}>${inner.join('')}` : `<${one}${more}>${inner.join('')}</${one}>`,
      ),
  }),
})).tree;

const soup = fc
  .array(
    fc.oneof(
      fc.tuple(cased, attributes).map(([one, more]) => `<${one}${more}>`),
      cased.map((one) => `</${one}>`),
      scraps,
    ),
    { maxLength: 10 },
  )
  .map((parts) => parts.join(''));

/** Elements with special rules of parsing: their content is moved, ended or read differently. */
const within = fc
  .tuple(
    fc.constantFrom('svg', 'math', 'svg', 'table', 'select', 'button', 'a', 'p', 'noscript', 'form', 'ul', 'dl', 'h2'),
    cased,
    balanced,
    balanced,
  )
  .map(([one, other, first, second]) => `<${one}><${other}>${first}</${other}>${second}</${one}>`);

/** Hostile HTML of a slot; much of it passes the check. */
export const markup: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: balanced },
  { weight: 3, arbitrary: within },
  soup,
);
