import { fireEvent, within } from '@testing-library/react';
import { listing, section, showOpen } from '../testing';

describe('features in the service’s groups', () => {
  const featureCode = Array.from({ length: 12 }, (_, at) => ({
    value: `F${at}`,
    label: `Feature ${at}`,
    count: at === 11 ? 0 : at,
  }));
  const filterGroups = {
    featureCode: [
      { label: 'Seats', values: ['F0', 'F10', 'F1', 'UNKNOWN'] },
      { label: 'Audio', values: ['F2', 'F3', 'F0'] },
    ],
  };
  const features = (state = {}) => {
    const { container } = showOpen('features')(state, listing({ filters: { featureCode }, filterGroups }));
    return section(container, 'Features');
  };
  const labels = (of: Element) => [...of.querySelectorAll('label')].map(({ textContent }) => textContent);

  test('lists the popular ones first, each other one once in its group, and those without a group last', () => {
    const shown = features();
    expect(labels(shown).slice(0, 6)).toEqual([10, 9, 8, 7, 6, 5].map((at) => `Feature ${at} ${at}`));
    const groups = [...shown.querySelectorAll('details')].map((group) => [
      group.querySelector('summary')?.textContent,
      labels(group),
    ]);
    expect(groups).toEqual(
      [
        ['Seats (2)', []],
        ['Audio (2)', []],
        ['Other (2)', []],
      ].map(([title], at) => [
        title,
        [
          ['Feature 0 0', 'Feature 1 1'],
          ['Feature 2 2', 'Feature 3 3'],
          ['Feature 4 4', 'Feature 11 0'],
        ][at],
      ]),
    );
  });

  test('no box moves when a choice changes all the numbers', () => {
    const { container, setView } = showOpen('features')({}, listing({ filters: { featureCode }, filterGroups }));
    const before = labels(section(container, 'Features')).map((label) => label?.replace(/ \d+$/, ''));
    const narrowed = featureCode.map((option, at) => ({ ...option, count: 12 - at }));
    setView({ state: { featureCode: ['F1'] }, ...listing({ filters: { featureCode: narrowed }, filterGroups }) });
    expect(labels(section(container, 'Features')).map((label) => label?.replace(/ \d+$/, ''))).toEqual(before);
  });

  test('a group with one chosen is open', () => {
    expect([...features({ featureCode: ['F3'] }).querySelectorAll('details')].map(({ open }) => open)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('notes beside the checkboxes', () => {
  test('R29 best deals explain the ratings and link to all of them; use types link to commercial vehicles', () => {
    const { container, dispatched } = showOpen('best-deals', 'vehicle-use-type')();
    const deals = within(section(container, 'Best Deals'));
    deals.getByText(/We compare the price/);
    fireEvent.click(deals.getByRole('link', { name: 'See all best deals', hidden: true }));
    const use = within(section(container, 'Vehicle Use Type'));
    fireEvent.click(use.getByRole('link', { name: 'Shop commercial vehicles', hidden: true }));
    expect(dispatched).toEqual([
      { type: 'category', category: 'best-deals' },
      { type: 'experience', experience: 'commercial' },
    ]);
  });

  test('a search for a Hyundai can be limited to online purchase', () => {
    const { container, dispatched, setView } = showOpen('ways-to-purchase')();
    const link = () =>
      within(section(container, 'Ways to Purchase')).queryByRole('link', {
        name: 'Buy a Hyundai online',
        hidden: true,
      });
    expect(link()).toBeNull();
    setView({ state: { makeCode: ['HYUND'] } });
    fireEvent.click(link()!);
    expect(dispatched).toEqual([{ type: 'experience', experience: 'hyundai-buy-online' }]);
  });

  test('a picture of the service replaces the drawing', () => {
    const vehicleStyleCode = [{ value: 'SEDAN', label: 'Sedan', count: 1, src: '/pictures/sedan.svg' }];
    const { container } = showOpen('body-style')({}, listing({ filters: { vehicleStyleCode } }));
    expect(section(container, 'Body Style').querySelector('img')?.getAttribute('src')).toBe('/pictures/sedan.svg');
  });
});
