import { inlineScheme } from '@forecourt/contracts';
import { styleReasons } from './check-styles';

const files = new Set(['static/a.css', 'static/logo.png', 'other.png']);
const reasonsFor = (css: string) => styleReasons('static/a.css', css, { remote: 'mfe-bad', files });

test.each([
  ['nothing', ''],
  ['own classes', '.a{color:red}.a:hover>li~*,ul .b::before{top:0}'],
  [
    'own classes wherever a rule is',
    '@media print{.a{top:0}}@layer x{@supports (top:0){@container (width>1px){.b{top:0}}}}',
  ],
  ['nested rules', '.a{top:0;&:hover{top:1px}.b &{top:2px}> p{top:3px}@media print{top:4px}}'],
  ['animations and starting styles', '@keyframes a{from{top:0}to{top:1px}}@starting-style{.a{top:0}}'],
  ['files of the version', '.a{background:url(logo.png)}.b{background:url("../other.png")}'],
  ['inline pictures', '.a{background:url("data:image/svg+xml,<svg/>");clip-path:url(#b)}'],
  // Pages' security policy permits them: see `security.test.ts` of the shell.
  ['inline fonts', `@font-face{font-family:mfe-bad;src:url("${inlineScheme}font/woff2;base64,AA==")}`],
  ['fonts of the version', '@font-face{font-family:"mfe-bad display";src:url(logo.png)}'],
  ['own classes in a page with a certain element or attribute', '.a:has(.b){top:0}html[dir="rtl"] .a{top:0}'],
])('a sheet may have %s', (_what, css) => {
  expect(reasonsFor(css)).toEqual([]);
});

test.each([
  ['@import', '\n@import url(x.css);', /a\.css: line 2 has an @import/],
  ['@property', '@property --x{syntax:"*";inherits:false}', /has an @property/],
  ['an order of layers', '@layer a,b;', /has an @layer-statement/],
  ['an unknown at-rule', '@page-wide{.a{top:0}}', /has an @page-wide/],
  ['the page', 'body{display:none}', /line 1 styles foreign elements by "body":/],
  ['everything', '\n*{display:none}', /line 2 styles foreign elements/],
  ['slots of others', '[data-slot="results"]{display:none}', /styles foreign elements/],
  ['classes of the host', '.fc-header{display:none}', /styles foreign elements/],
  ['the page, selected by its content', 'body:has(.a){display:none}', /styles foreign elements/],
  ['everything but its own class', ':not(.a){display:none}:is(.a,body){top:0}', /styles foreign elements/],
  ['one selector of several', '.a,main{top:0}', /styles foreign elements/],
  ['the page in a rule', '@media print{main{top:0}}', /styles foreign elements/],
  ['a nesting selector outside all rules', '&{display:none}', /styles foreign elements/],
  ['another site', '\n.a{background:url(https://evil.example/x)}', /line 2 loads "https:\/\/evil\.example\/x"/],
  ['another site in short', '.a{background:url(//evil.example/x)}', /loads "\/\/evil/],
  ['another site in a set', '.a{background:image-set("https://evil.example/x" 1x)}', /loads "https:/],
  ['another site in an unparsed value', '.a{content:image-set("//evil.example/x" 1x)}', /loads "\/\/evil/],
  ['another site in a property', '.a{--x:url(//evil.example/x)}', /loads "\/\/evil/],
  ['a font from elsewhere', '@font-face{font-family:x;src:url(//evil.example/x)}', /loads "\/\/evil/],
  ['an animation of the host', '.a{top:0}\n@keyframes fc-dialog-enter{to{opacity:0}}', /line 2 has the animation "fc-/],
  ['an animation of the host by its quoted name', '@keyframes "fc-dialog-enter"{to{top:0}}', /has the animation "fc-/],
  ['a font of the themes', '@font-face{font-family:Arial;src:url(logo.png)}', /has the font "Arial", .*"mfe-bad"/],
  ["another remote's file", '.a{background:url(../../../mfe-ads/1.0.0/x.png)}', /is not a file of this version/],
  ['a file that does not exist', '.a{background:url(x.png)}', /is not a file of this version/],
  ['a comment that stays open', '.a{top:0}/* ', /leaves a comment, a block or an address open/],
  ['a block that stays open', '@media print{.a{top:0}', /leaves a comment, a block or an address open/],
  ['an address that stays open', '.a{background:url(', /leaves a comment, a block or an address open/],
  ['a closing brace too many', '.a{top:0}}', /is not CSS/],
  ['text that is not CSS', '\n<p>', /line 2 is not CSS/],
])('a sheet may not have %s', (_what, css, reason) => {
  expect(reasonsFor(css)).toContainEqual(expect.stringMatching(reason));
});

test('the most expensive sheets are checked quickly', () => {
  expect(reasonsFor(`.a{background:${'url('.repeat(50_000)}`)).not.toEqual([]);
});
