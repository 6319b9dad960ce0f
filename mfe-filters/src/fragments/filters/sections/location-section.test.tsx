import { fireEvent } from '@testing-library/react';
import { listing, showOnly } from '../testing';

describe('location', () => {
  const show = showOnly('location');

  test('a ZIP is searched', () => {
    const { getByLabelText, dispatched } = show({ zip: '60610' });
    const zip = getByLabelText<HTMLInputElement>('ZIP Code');
    zip.focus();
    fireEvent.change(zip, { target: { value: '10001' } });
    fireEvent.keyDown(zip, { key: 'Enter' });
    fireEvent.blur(zip);
    expect(dispatched).toEqual([{ type: 'location', zip: '10001' }]);
  });

  test('what is no ZIP is not searched, and stays', () => {
    const { getByLabelText, getByRole, dispatched } = show();
    const zip = getByLabelText<HTMLInputElement>('ZIP Code');
    zip.focus();
    fireEvent.change(zip, { target: { value: '6061' } });
    fireEvent.blur(zip);
    expect(dispatched).toEqual([]);
    expect(zip.value).toBe('6061');
    expect(getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
  });

  test('R8 a ZIP that the search does not know is said to be wrong, once the answer is there', () => {
    const unknown = listing({ place: undefined });
    expect(show({ zip: '00001' }, unknown).getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
    expect(show({ zip: '00001' }, { ...unknown, status: 'loading' }).queryByRole('alert')).toBeNull();
    expect(show({}, unknown).queryByRole('alert')).toBeNull();
  });

  test('emptied, there is no location', () => {
    const { getByLabelText, dispatched } = show({ zip: '60610' });
    const zip = getByLabelText<HTMLInputElement>('ZIP Code');
    zip.focus();
    fireEvent.change(zip, { target: { value: '' } });
    fireEvent.blur(zip);
    expect(dispatched).toEqual([{ type: 'location', zip: null, city: null, state: null }]);
  });

  test.each([
    [undefined, '100'],
    [0, '0'],
    [37, '37'],
  ])('R9 a radius of %p shows as %s', (searchRadius, value) => {
    expect(show({ searchRadius }).getByLabelText<HTMLSelectElement>('Radius').value).toBe(value);
  });

  test('R9 any distance is 0', () => {
    const { getByLabelText, dispatched } = show({ zip: '60610' });
    fireEvent.change(getByLabelText('Radius'), { target: { value: '0' } });
    expect(dispatched).toEqual([{ type: 'location', searchRadius: 0 }]);
  });

  test('the place is named', () => {
    show({ zip: '60610' }).getByText('Near Chicago, IL');
  });
});
