import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import electricTypes from '../fragments/electric-types';
import moneyBack from '../fragments/money-back';

const words = { intro: 'In short.', parts: [{ title: 'One <b>', text: 'Of them.' }] };
const cases = [
  {
    ...{ fragment: electricTypes, source: 'electric-guide', title: 'Electric vehicle types and differences' },
    ...{ link: 'Show electric vehicles', href: '/cars-for-sale/all?fuelTypeGroup=ELE' },
    intent: { type: 'toggle', param: 'fuelTypeGroup', value: 'ELE', on: true },
  },
  {
    ...{ fragment: moneyBack, source: 'guarantee-guide', title: 'Money back guarantee' },
    ...{ link: 'Show vehicles with the guarantee', href: '/cars-for-sale/all?vehicleExchange=on' },
    intent: { type: 'set', param: 'vehicleExchange', value: 'on' },
  },
] as const;

describe.each(cases)('$title', ({ fragment, source, title, link, href, intent }) => {
  const show = (data: object, overlay = true) => renderFragment(fragment, { overlay, view: { state: {}, data } });

  test.each([true, false])('shows its text and links, over a page: %s', async (overlay) => {
    const queries = show({ [source]: words }, overlay);
    queries.getByRole('heading', { name: title, level: 2 });
    queries.getByRole('heading', { name: 'One <b>', level: 3 });
    queries.getByText('Of them.');
    const way = queries.getByRole('link', { name: link });
    expect(way.getAttribute('href')).toBe(href);
    expect(await violations(queries.container)).toEqual([]);
    fireEvent.click(way);
    expect(queries.dispatched).toEqual([intent]);
    expect(queries.closed).toEqual(overlay ? ['done'] : []);
  });

  test.each([undefined, null, 'x', { intro: 1, parts: [] }])(
    'without words that can be used (%j) it says so',
    (answer) => {
      show({ [source]: answer }).getByText('The explanation is not available right now.');
    },
  );
});
