import { renderFragment } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import filters from './index';
import { brand, formOf, showOnly } from './testing';

describe('the drawer', () => {
  const show = showOnly('location', 'exterior-color');
  const link = (queries: ReturnType<typeof show>) => queries.getByRole('link', { name: /^Filters/ });

  test('without script its link leads to a page of the same filters, about the same search', () => {
    const queries = show({ maxPrice: 9000, extColorSimple: ['RED'] });
    expect(link(queries).getAttribute('href')).toBe('/cars-for-sale/filters?maxPrice=9000&extColorSimple=RED');
    expect(link(queries).textContent).toBe('Filters2');
  });

  test('is over the page while it is open, and a part of the page again after that', () => {
    const queries = show();
    const drawer = queries.getByRole<HTMLDialogElement>('dialog', { hidden: true, name: 'Filters' });
    expect(drawer.open).toBe(false);
    fireEvent.click(link(queries));
    expect(drawer.open).toBe(true);
    fireEvent.click(queries.getByRole('button', { name: 'Close filters' }));
    expect(drawer.open).toBe(false);
  });

  test('has a name before script runs, and no role that its element does not allow', () => {
    const template = document.createElement('template');
    template.innerHTML = show().html;
    const panel = template.content.querySelector('dialog');
    expect([panel?.getAttribute('aria-label'), panel?.getAttribute('role')]).toEqual(['Filters', null]);
  });

  test('a click that opens a tab opens no drawer', () => {
    const queries = show();
    fireEvent.click(link(queries), { ctrlKey: true });
    expect(queries.getByRole<HTMLDialogElement>('dialog', { hidden: true }).open).toBe(false);
  });

  test('"See Results" closes it and sends nothing, for every change has been searched', () => {
    const queries = show();
    fireEvent.click(link(queries));
    const drawer = queries.getByRole<HTMLDialogElement>('dialog');
    expect(fireEvent.submit(formOf(queries.container))).toBe(false);
    expect(drawer.open).toBe(false);
  });

  test('opened by another fragment it is the same panel in that dialog, and "See Results" closes it', () => {
    const queries = renderFragment(filters, { overlay: true, view: { brand: brand({ sections: ['location'] }) } });
    within(document.body).getByRole('dialog', { name: 'Filters' });
    expect(queries.container.querySelectorAll('dialog')).toHaveLength(0);
    fireEvent.submit(formOf(queries.container));
    expect(queries.closed).toEqual(['done']);
  });
});
