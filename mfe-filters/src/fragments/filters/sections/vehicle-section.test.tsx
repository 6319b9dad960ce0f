import { fireEvent, within } from '@testing-library/react';
import { section, showOnly } from '../testing';

describe('makes, models and trims', () => {
  const show = showOnly('make-model-trim');

  const twoMakes = { makeCode: ['TOYOTA', 'HONDA'], modelCode: ['CAMRY|TOYOTA'] };

  test('a make is added from the list', () => {
    const { getByLabelText, dispatched } = show();
    fireEvent.change(getByLabelText('Make'), { target: { value: 'TOYOTA' } });
    expect(dispatched).toEqual([{ type: 'toggle', param: 'makeCode', value: 'TOYOTA', on: true }]);
  });

  test('the list leaves out what is chosen and disables what has no result', () => {
    const { getByLabelText } = show({ makeCode: ['HONDA'] });
    const makes = [...getByLabelText<HTMLSelectElement>('Add Another Make').options];
    expect(makes.map(({ value }) => value)).toEqual(expect.arrayContaining(['', 'AUDI', 'TOYOTA']));
    expect(makes.map(({ value }) => value)).not.toContain('HONDA');
    expect(makes.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(['TOYOTA']);
  });

  test('a chosen make reveals its own models, a chosen model its trims', () => {
    const { getByRole } = show(twoMakes);
    const models = within(getByRole('group', { name: 'Honda models' }));
    expect(models.getAllByRole('checkbox')).toHaveLength(4);
    expect(within(getByRole('group', { name: 'Camry trims' })).getAllByRole('checkbox')).toHaveLength(3);
  });

  test('R6 a chosen make is removed by its link', () => {
    const { getByRole, dispatched } = show(twoMakes);
    const link = getByRole('link', { name: 'Remove Toyota' });
    expect(link.getAttribute('href')).toContain('honda');
    expect(link.getAttribute('href')).not.toContain('toyota');
    fireEvent.click(link);
    expect(dispatched).toEqual([{ type: 'toggle', param: 'makeCode', value: 'TOYOTA', on: false }]);
  });

  test('the focus stays in the section when the make it was on goes', () => {
    const { container, getByRole, setView } = show(twoMakes);
    getByRole('link', { name: 'Remove Toyota' }).focus();
    setView({ state: { makeCode: ['HONDA'] } });
    expect(document.activeElement).toBe(section(container, 'Make, Model & Trim').querySelector('summary'));
  });

  test('five makes are the most', () => {
    const { queryByLabelText, setView } = show({ makeCode: ['AUDI', 'BMW', 'CHEV', 'FORD', 'HONDA'] });
    expect(queryByLabelText('Add Another Make')).toBeNull();
    setView({ state: { makeCode: ['AUDI', 'BMW', 'CHEV', 'FORD'] } });
    expect(queryByLabelText('Add Another Make')).not.toBeNull();
  });

  test('packages show with a make only', () => {
    const { queryByRole, setView } = show();
    expect(queryByRole('group', { name: 'Packages' })).toBeNull();
    setView({ state: twoMakes });
    expect(queryByRole('group', { name: 'Packages' })).not.toBeNull();
  });

  test('passing makes by with the arrow keys adds none; Enter and leaving the list do', () => {
    const { getByLabelText, dispatched } = show();
    const list = getByLabelText<HTMLSelectElement>('Make');
    const press = (value: string) => {
      fireEvent.keyDown(list, { key: 'ArrowDown' });
      fireEvent.change(list, { target: { value } });
    };
    press('AUDI');
    press('BMW');
    expect(dispatched).toEqual([]);
    expect(list.value).toBe('BMW');
    fireEvent.keyDown(list, { key: 'Enter' });
    expect(dispatched).toEqual([{ type: 'toggle', param: 'makeCode', value: 'BMW', on: true }]);
    press('CHEV');
    fireEvent.blur(list);
    fireEvent.blur(list);
    expect(dispatched.slice(1)).toEqual([{ type: 'toggle', param: 'makeCode', value: 'CHEV', on: true }]);
  });
});
