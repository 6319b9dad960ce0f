import { divideRules } from './later-rules';

/** Removes white space, which means nothing in a stylesheet. */
const dense = (css: string) => css.replace(/\s+/g, '');

test('rules in @later are the second part, within the layers and conditions around them', () => {
  const { now, later } = divideRules(`
    @layer a, b;
    .first { color: red }
    @layer b {
      .second { color: blue }
      @later { .third { color: green } @keyframes turn { to { rotate: 1turn } } }
      @media (min-width: 900px) {
        .fourth { gap: 0 }
        @later { .fifth { gap: 1px } }
      }
      @keyframes fade { to { opacity: 0 } }
    }
    @later { .sixth { margin: 0 } @media print { .seventh { display: none } } }
  `);
  expect(dense(now)).toBe(
    '@layera,b;.first{color:red}@layerb{.second{color:blue}@media(min-width:900px){.fourth{gap:0}}@keyframesfade{to{opacity:0}}}',
  );
  expect(dense(later)).toBe(
    '@layerb{.third{color:green}@keyframesturn{to{rotate:1turn}}@media(min-width:900px){.fifth{gap:1px}}}.sixth{margin:0}@mediaprint{.seventh{display:none}}',
  );
});

test('a stylesheet without later rules stays as it is, and one of later rules alone has no first part', () => {
  const whole = '@layer a { .first { color: red } }';
  expect(divideRules(whole)).toEqual({ now: whole, later: '' });
  const { now, later } = divideRules('@layer a { /* Why. */ @later { .first { color: red } } }');
  expect([now, dense(later)]).toEqual(['', '@layera{.first{color:red}}']);
});
