import type { ModelTrims } from '@forecourt/listing';
import { camry } from '@forecourt/listing/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import fragment from './index';

const show = (trims?: ModelTrims) =>
  renderFragment(fragment, {
    view: {
      state: { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] },
      data: trims === undefined ? {} : { 'model-trims': trims },
    },
  });

test('trims of the year that the data is about stand side by side; one for sale leads to its vehicles', async () => {
  const queries = show(camry);
  queries.getByRole('heading', { level: 2, name: '2021 model year: prices, engines and fuel economy' });
  queries.getByRole('columnheader', { name: /^XSE/ });
  expect(queries.getByRole('link', { name: 'See for sale LE' }).getAttribute('href')).toContain('/toyota/camry/le');
  expect(await violations(queries.container)).toEqual([]);
});

test('R72 a year without trims says so; without data there is nothing', () => {
  show({ ...camry, trims: [] }).getByText('Nothing is known about trims of the 2021 Toyota Camry.');
  expect(show().html).toBe('');
});
