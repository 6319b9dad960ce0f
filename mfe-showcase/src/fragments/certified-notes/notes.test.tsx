import { fixtureBrand, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import makerProgram from '../maker-program';
import notes from './index';

const maker = (makeCode: string) => ({
  ...{ makeCode, makeLabel: makeCode, productId: `${makeCode}-certified`, linkText: 'Program details' },
  ...{ heading: `Certified pre-owned ${makeCode}`, short: 'Inspected.' },
});
const brand = fixtureBrand({ defaultListingType: undefined });
const show = (answer: unknown) =>
  renderFragment(notes, {
    view: { brand, state: { makeCode: ['CHEV'] }, data: { 'maker-programmes': answer } as object },
  });

test('a maker’s programme is a labelled tile that includes its vehicles and leads to its details, without script too', async () => {
  const queries = show({ makers: [maker('CHEV')], thirdParty: null });
  queries.getByRole('heading', { name: 'Certified pre-owned CHEV' });
  expect(queries.container.querySelector('[data-kind="sponsored"]')?.textContent).toBe('Sponsored');
  expect(queries.getByRole('link', { name: 'Include Certified Vehicles' }).getAttribute('href')).toContain('certified');
  const details = queries.getByRole('link', { name: 'Program details' });
  expect(details.getAttribute('href')).toContain('/overlay/mfe-showcase/maker-program?');
  fireEvent.click(details);
  expect(queries.overlays).toEqual([{ name: 'mfe-showcase/maker-program', props: { product: 'CHEV-certified' } }]);
  expect(queries.html).not.toContain(' style=');
  expect(await violations(queries.container)).toEqual([]);
});

test('section 9: at most two', () => {
  const makers = ['CHEV', 'JEEP', 'RAM'].map(maker);
  expect(show({ makers, thirdParty: null }).getAllByRole('heading')).toHaveLength(2);
});

test('vehicles certified by third parties have a note', () => {
  show({ makers: [], thirdParty: 'A 30-90 day limited warranty.' }).getByText('A 30-90 day limited warranty.');
});

test.each([
  undefined,
  null,
  {},
  { makers: 'many' },
  { makers: [{ makeCode: 7 }], thirdParty: 7 },
  { makers: [], thirdParty: null },
])('R72 for %j nothing is shown', (answer) => {
  expect(show(answer).html).toBe('');
});

describe('the details', () => {
  const product = {
    productId: 'CHEV-certified',
    heading: 'Certified pre-owned Chevrolet',
    content: ['Gone over.', 'Warranty.'],
  };
  const open = (answer: unknown) =>
    renderFragment(makerProgram, {
      overlay: true,
      slot: { product: 'CHEV-certified' },
      view: { brand, data: { 'maker-details': answer } as object },
    });

  test('are the programme’s paragraphs', () => {
    const queries = open({ products: [product] });
    queries.getByRole('heading', { name: product.heading });
    for (const paragraph of product.content) queries.getByText(paragraph);
    fireEvent.click(queries.getByRole('button', { name: 'Cancel' }));
    expect(queries.closed).toEqual(['close-press']);
  });

  test('R72 without an answer they show a message', () => {
    open({ products: [] }).getByText('The details of the program are not available right now.');
  });
});
