import { fireEvent, within } from '@testing-library/react';
import { press, section, showOnly } from '../testing';

describe('sections', () => {
  const show = showOnly('location', 'year', 'mileage', 'exterior-color', 'interior-color', 'money-back-guarantee');

  const toggle = (details: HTMLDetailsElement, open: boolean) => {
    details.open = open;
    fireEvent(details, new Event('toggle'));
  };

  test('R28 a section with a selection is open at first, and names the selection once it is closed', () => {
    const { container } = show({ extColorSimple: ['RED', 'BLUE'] });
    const title = () => section(container, 'Exterior Color').querySelector('summary')?.textContent;
    expect([section(container, 'Exterior Color').open, title()]).toEqual([true, 'Exterior Color']);
    press(container, 'Exterior Color');
    expect([section(container, 'Exterior Color').open, title()]).toEqual([false, 'Exterior Color Blue, Red']);
    expect(section(container, 'Interior Color').open).toBe(false);
  });

  test('a closed section contains one link, to its part of the page of all filters; an open one its options', () => {
    const { html, container, dispatched, getByRole } = show({ maxPrice: 9000 });
    const contents = () => [...section(container, 'Interior Color').children].slice(1);
    expect(html).not.toContain('intColorSimple');
    expect(contents().map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
      ['All Interior Color options', '/cars-for-sale/filters?maxPrice=9000#interior-color'],
    ]);
    expect(press(container, 'Interior Color').open).toBe(true);
    fireEvent.click(getByRole('checkbox', { name: /^Black/ }));
    expect(dispatched).toEqual([{ type: 'toggle', param: 'intColorSimple', value: 'BLACK', on: true }]);
    expect(press(container, 'Interior Color').open).toBe(false);
    expect(contents()).toHaveLength(1);
  });

  test('R28 a section opens by itself with its first selection, once', () => {
    const { container, setView } = show();
    const colors = section(container, 'Exterior Color');
    setView({ state: { extColorSimple: ['RED'] } });
    expect(colors.open).toBe(true);
    toggle(colors, false);
    setView({ state: {} });
    setView({ state: { extColorSimple: ['BLUE'] } });
    expect(colors.open).toBe(false);
  });

  test('R28 one that the shopper closed stays closed', () => {
    const { container, setView } = show({ extColorSimple: ['RED'] });
    const colors = section(container, 'Exterior Color');
    toggle(colors, false);
    setView({ state: { extColorSimple: ['RED', 'BLUE'] } });
    expect(colors.open).toBe(false);
    toggle(colors, true);
    setView({ state: { extColorSimple: ['BLUE'] } });
    expect(colors.open).toBe(true);
  });

  test('the money back guarantee leads to certified cars', () => {
    const { container } = show();
    const link = within(press(container, 'Money Back Guarantee')).getByText('See certified cars');
    expect(link.getAttribute('href')).toBe('/cars-for-sale/certified');
  });
});
