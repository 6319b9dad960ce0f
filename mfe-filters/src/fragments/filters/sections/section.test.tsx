import { fireEvent, within } from '@testing-library/react';
import { section, showOnly } from '../testing';

describe('sections', () => {
  const show = showOnly('location', 'year', 'mileage', 'exterior-color', 'interior-color', 'money-back-guarantee');

  const toggle = (details: HTMLDetailsElement, open: boolean) => {
    details.open = open;
    fireEvent(details, new Event('toggle'));
  };

  test('R28 a section with a selection is open at first and shows the number', () => {
    const { container } = show({ extColorSimple: ['RED', 'BLUE'] });
    expect(section(container, 'Exterior Color').open).toBe(true);
    expect(section(container, 'Exterior Color').querySelector('summary')?.textContent).toBe('Exterior Color2 selected');
    expect(section(container, 'Interior Color').open).toBe(false);
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
    const link = within(section(container, 'Money Back Guarantee')).getByText('See certified cars');
    expect(link.getAttribute('href')).toBe('/cars-for-sale/certified');
  });
});
