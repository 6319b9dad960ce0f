import { fixtureBrand, fixtureFlags } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import { show, showOnly } from './testing';

const bar = (container: HTMLElement) => container.querySelector<HTMLElement>('.fc-bar')!;

test('the bar holds filters with their number, the order, and saving, each without script', () => {
  const { container } = showOnly('location')({ maxPrice: 9000, extColorSimple: ['RED'] });
  const [filters, save] = bar(container).querySelectorAll('a');
  expect([filters?.textContent, save?.textContent]).toEqual(['Filters2', 'Save']);
  expect(save?.getAttribute('href')).toMatch(/^\/cars-for-sale\/overlay\/mfe-account\/save-search\?from=/);
  const form = bar(container).querySelector('form')!;
  form.querySelector('select')!.value = 'mileageASC';
  expect(Object.fromEntries(new FormData(form))).toEqual({
    maxPrice: '9000',
    extColorSimple: 'RED',
    sortBy: 'mileageASC',
  });
});

test('R60 saving is in the bar where there is something to save, and saving is on', () => {
  const names = (...view: Parameters<typeof show>) =>
    [...bar(show(...view).container).querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(names({})).toEqual(['Filters']);
  const brand = fixtureBrand({ flags: fixtureFlags({ saveSearchOff: true }), sections: ['location'] });
  expect(names({ maxPrice: 9000 }, { brand })).toEqual(['Filters1']);
});

test('saving opens over the page', () => {
  const { container, overlays } = showOnly('location')({ maxPrice: 9000 });
  fireEvent.click(bar(container).querySelectorAll('a')[1]!);
  expect(overlays).toEqual([{ name: 'mfe-account/save-search', props: {} }]);
});
