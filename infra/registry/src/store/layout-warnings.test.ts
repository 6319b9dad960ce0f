import type { Layout, SlotAssignment } from '@forecourt/contracts';
import { layoutWarnings } from './layout-warnings';

const slot = (name: string, region: SlotAssignment['region'] = 'main', fragment = name): SlotAssignment => ({
  ...{ slot: name, remote: 'mfe-x', fragment, region },
});
const page = (...slots: SlotAssignment[]): Layout => ({ arrangement: 'stacked', slots });
const [results, tiles, ad] = [slot('results'), slot('tiles'), slot('ad', null)];
const common = page(results, tiles);
const without = 'Every other brand shows mfe-x/results on this page; this one loses it.';
const strange = (place: string) => `No brand has mfe-x/tiles in ${place}: look at a preview of it.`;
const displaced = (place: string) =>
  `Every brand has mfe-x/results first in main, as what this page is about. Here it stands in ${place}: visitors see other things first.`;

describe('a change of a page is warned of', () => {
  test.each<[string, Layout, Layout, Layout[], string[]]>([
    ['that loses what every other brand shows', common, page(tiles), [common, common], [without]],
    ['that empties main', common, page(slot('new', 'lead')), [], ['Nothing stands in the region main.']],
    [
      'that puts a fragment where no brand has it',
      common,
      page(results, slot('tiles', 'lead')),
      [common],
      [strange('lead')],
    ],
    [
      'that nests what stood in a region',
      common,
      page(results, slot('tiles', null)),
      [common],
      [strange('another fragment')],
    ],
    [
      'that moves what every brand has first in main',
      common,
      page(tiles, slot('results', 'below')),
      [common],
      [displaced('below')],
    ],
    [
      'that moves what some brands have first in main',
      common,
      page(tiles, slot('results', 'below')),
      [common, page(tiles, results)],
      ['No brand has mfe-x/results in below: look at a preview of it.'],
    ],
    [
      'that shows a fragment twice',
      common,
      page(results, tiles, slot('second', 'main', 'results')),
      [common],
      ['The page shows mfe-x/results more than once, in the slots results, second.'],
    ],
  ])('%s', (_what, before, after, others, warnings) => {
    expect(layoutWarnings(before, after, others)).toEqual(warnings);
  });
});

describe('a change of a page is not warned of', () => {
  test.each<[string, Layout, Layout, Layout[]]>([
    ['that loses what some other brand lacks, too', common, page(tiles), [common, page(tiles)]],
    ['that loses what no other brand has a page for', common, page(tiles), []],
    ['whose fragment keeps another slot', page(results, slot('more', 'main', 'results')), page(results), [common]],
    ['that orders slots', common, page(tiles, results), [common]],
    [
      'that puts a fragment where another brand has it',
      common,
      page(slot('results', 'lead'), tiles),
      [page(slot('results', 'lead'))],
    ],
    [
      'that puts a fragment where this brand has it already',
      page(slot('results', 'lead'), tiles),
      page(tiles, slot('results', 'lead')),
      [page(results)],
    ],
    ['that adds a fragment that is new to all', common, page(results, tiles, slot('new', 'lead')), [common]],
    [
      'that adds one more of what a page has several of',
      page(ad, slot('b', null, 'ad')),
      page(ad, slot('b', null, 'ad'), slot('c', null, 'ad')),
      [],
    ],
    ['that goes on without main', page(slot('a', 'lead')), page(slot('a', 'lead'), slot('new', 'lead')), []],
  ])('%s', (_what, before, after, others) => {
    expect(layoutWarnings(before, after, others)).toEqual([]);
  });
});
