import type { FilterOption } from '@forecourt/listing';
import type { SearchState } from '@forecourt/search-state';
import { fireEvent, within } from '@testing-library/react';
import { box, brand, listing, section, showOpen } from '../testing';

describe('boxes', () => {
  const show = showOpen(
    ...(['condition', 'body-style', 'exterior-color', 'drive-type', 'features'] as const),
    ...(['number-of-seats', 'ways-to-purchase', 'location'] as const),
  );

  test('search at once', () => {
    const { container, dispatched } = show();
    fireEvent.click(box(container, 'vehicleStyleCode', 'SUVCROSS'));
    fireEvent.click(box(container, 'extColorSimple', 'RED'));
    fireEvent.click(box(container, 'listingType', 'NEW'));
    expect(dispatched).toEqual([
      { type: 'toggle', param: 'vehicleStyleCode', value: 'SUVCROSS', on: true },
      { type: 'toggle', param: 'extColorSimple', value: 'RED', on: true },
      { type: 'toggle', param: 'listingType', value: 'NEW', on: true },
    ]);
  });

  test('R25 third-row seating among the seats writes the feature, and both boxes are in step', () => {
    const { container, dispatched, setView } = show();
    const [seat, feature] = ['Number of Seats', 'Features'].map((title) =>
      within(section(container, title)).getByRole<HTMLInputElement>('checkbox', {
        name: /Third-Row Seating/,
        hidden: true,
      }),
    );
    fireEvent.click(seat!);
    expect(dispatched).toEqual([{ type: 'toggle', param: 'featureCode', value: '1306', on: true }]);
    setView({ state: { featureCode: ['1306'] } });
    expect([seat!.checked, feature!.checked]).toEqual([true, true]);
  });

  test('show label and count', () => {
    const { getByRole } = show();
    getByRole('checkbox', { name: 'New 642' });
  });

  test('R24 without a result are disabled; the one that was just clicked keeps the focus', () => {
    const drive = (fwd: number): FilterOption[] => [{ value: 'FWD', label: 'Front', count: fwd, disabled: fwd === 0 }];
    const { container, setView } = show({ driveGroup: ['FWD'] }, listing({ filters: { driveGroup: drive(4) } }));
    const fwd = box(container, 'driveGroup', 'FWD');
    fwd.focus();
    fireEvent.click(fwd);
    setView({ state: {}, ...listing({ filters: { driveGroup: drive(0) } }) });
    expect(document.activeElement).toBe(fwd);
    expect([fwd.checked, fwd.disabled]).toEqual([false, false]);
    fireEvent.blur(fwd);
    expect(fwd.disabled).toBe(true);
  });

  test('the clicked one is the same element after the search, in a changed list as well', () => {
    const colors = (codes: string[]): FilterOption[] =>
      codes.map((value, at) => ({ value, label: value, count: at + 1 }));
    const { container, setView } = show({}, listing({ filters: { extColorSimple: colors(['BLACK', 'RED']) } }));
    const red = box(container, 'extColorSimple', 'RED');
    red.focus();
    setView({
      state: { extColorSimple: ['RED'] },
      ...listing({ filters: { extColorSimple: colors(['AQUA', 'BLACK', 'RED']) } }),
    });
    expect(document.activeElement).toBe(red);
    expect(red.checked).toBe(true);
  });

  test('R22 a single-value box becomes off when it is unchecked', () => {
    const { container, dispatched, setView } = show({ zip: '60610' });
    fireEvent.click(box(container, 'marketExtension', 'include'));
    setView({ state: { zip: '60610', marketExtension: 'include' } });
    fireEvent.click(container.querySelector('input[type=checkbox][name=marketExtension]')!);
    expect(dispatched).toEqual([
      { type: 'set', param: 'marketExtension', value: 'include' },
      { type: 'set', param: 'marketExtension', value: 'off' },
    ]);
  });

  test('R29 buying online is entered and left', () => {
    const { container, dispatched, setView } = show({ experience: 'best-deals' });
    fireEvent.click(box(container, 'experience', 'buy-online'));
    setView({ state: { experience: 'buy-online' } });
    fireEvent.click(box(container, 'experience', 'buy-online'));
    expect(dispatched).toEqual([
      { type: 'experience', experience: 'buy-online' },
      { type: 'experience', experience: null },
    ]);
  });

  test('R12 on the brand of Hyundai it is the channel of Hyundai', () => {
    const { container, dispatched } = show({}, { brand: brand({ makeCode: 'HYUND' }) });
    fireEvent.click(box(container, 'experience', 'hyundai-buy-online'));
    expect(dispatched).toEqual([{ type: 'experience', experience: 'hyundai-buy-online' }]);
  });

  test('after the first six of a long list are in "View more", which is open if one of them is selected', () => {
    const features = Array.from({ length: 12 }, (_, at) => ({ value: `F${at}`, label: `Feature ${at}`, count: 1 }));
    const more = (state: SearchState) => {
      const { container } = show(state, listing({ filters: { featureCode: features } }));
      return section(container, 'Features').querySelector('details')!;
    };
    expect(more({}).open).toBe(false);
    expect(within(more({})).getAllByRole('checkbox', { hidden: true })).toHaveLength(6);
    expect(within(more({})).getByText('View more (6)')).toBeTruthy();
    expect(more({ featureCode: ['F9'] }).open).toBe(true);
    expect(more({ featureCode: ['F2'] }).open).toBe(false);
  });

  test('tolerate an option that the service lists twice, a negative number, markup and a very long name', () => {
    const colors: FilterOption[] = [
      { value: 'RED', label: '<b>Red</b>', count: 4 },
      { value: 'RED', label: 'Red again', count: 9 },
      { value: 'GREEN', label: 'G'.repeat(300), count: -3 },
    ];
    const { container, getByRole } = show({}, listing({ filters: { extColorSimple: colors } }));
    const boxes = within(section(container, 'Exterior Color')).getAllByRole('checkbox', { hidden: true });
    expect(boxes.map((each) => [each.getAttribute('value'), (each as HTMLInputElement).disabled])).toEqual([
      ['RED', false],
      ['GREEN', true],
    ]);
    getByRole('checkbox', { name: '<b>Red</b> 4', hidden: true });
    getByRole('checkbox', { name: `${'G'.repeat(300)} 0`, hidden: true });
  });
});
