import { findingsIn } from './findings';

const marks = (html: string) => {
  document.body.innerHTML = html;
  return findingsIn(document).map(({ slot, what }) => [slot, what.split(':')[0]]);
};

test('pictures without alt, controls without a name and duplicate ids are reported with their slot', () => {
  expect(
    marks(`
      <img src="/a.svg"><div data-slot="results"><p id="a"></p>
      <div data-slot="grid-ad"><button></button><span id="a"></span><input></div><a href="/b"> </a></div>`),
  ).toEqual([
    [null, 'a picture without alt'],
    ['grid-ad', 'a control without a name'],
    ['grid-ad', 'a control without a name'],
    ['results', 'a control without a name'],
    ['grid-ad', 'the id "a" again'],
  ]);
});

test.each([
  '<img alt="" src="/a.svg">',
  '<button>Save</button>',
  '<button aria-label="Close"></button>',
  '<p id="t">Sort</p><select aria-labelledby="t"></select>',
  '<label>ZIP <input></label>',
  '<label for="z">ZIP</label><input id="z">',
  '<a href="/b"><img alt="Home" src="/a.svg"></a>',
  '<input type="submit">',
  '<input type="hidden">',
  '<div hidden><button></button></div>',
  '<div aria-hidden="true"><img src="/a.svg"></div>',
])('%s is no finding', (html) => {
  expect(marks(html)).toEqual([]);
});
