import type { SearchState } from '@forecourt/search-state';
import { fireEvent, within } from '@testing-library/react';
import { listing, section, showOpen } from '../testing';

describe('makes, models and trims', () => {
  const show = showOpen('make-model-trim');

  const twoMakes = { makeCode: ['TOYOTA', 'HONDA'], modelCode: ['CAMRY|TOYOTA'] };

  test('a make is added from the list', () => {
    const { getByLabelText, dispatched } = show();
    fireEvent.change(getByLabelText('Make'), { target: { value: 'TOYOTA' } });
    expect(dispatched).toEqual([{ type: 'toggle', param: 'makeCode', value: 'TOYOTA', on: true }]);
  });

  test('the list leaves out chosen makes and disables makes without results', () => {
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

  test('a chosen model leads to its trims and their prices', () => {
    const link = show(twoMakes).getByRole('link', { name: 'Camry trims and prices' });
    expect(link.getAttribute('href')).toMatch(/^\/cars-for-sale\/overlay\/mfe-filters\/trims\?/);
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
    expect(queryByRole('heading', { name: 'Packages' })).toBeNull();
    setView({ state: twoMakes });
    expect(queryByRole('heading', { name: 'Packages' })).not.toBeNull();
  });

  test('a search for one trim of one model is offered no other make', () => {
    const trim = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], trimCode: ['CAMRY|SE'] };
    const { queryByLabelText, setView } = show(trim);
    expect(queryByLabelText('Add Another Make')).toBeNull();
    setView({ state: { ...trim, trimCode: ['CAMRY|SE', 'CAMRY|LE'] } });
    expect(queryByLabelText('Add Another Make')).not.toBeNull();
  });

  test('packages are closed until one is chosen', () => {
    const packages = (state: SearchState) => section(show(state).container, 'Packages');
    const closed = packages(twoMakes);
    expect([closed.open, closed.querySelectorAll('input').length]).toEqual([false, 0]);
    const open = packages({ ...twoMakes, packages: ['SPORT'] });
    expect([open.open, open.querySelectorAll('input').length]).toEqual([true, 3]);
  });

  test('of many models the most frequent are first, and those without a result in "View more"', () => {
    const counts = [0, 4, 90, 0, 7, 1, 30, 2, 0, 50, 3, 0];
    const modelCode = counts.map((count, at) => ({ value: `M${at}|TOYOTA`, label: `Model ${at}`, count }));
    const { getByRole } = show({ makeCode: ['TOYOTA'] }, listing({ filters: { modelCode } }));
    const group = getByRole('group', { name: 'Toyota models' });
    const more = group.querySelector('details')!;
    const labels = (of: HTMLElement) => [...of.querySelectorAll('label')].map(({ textContent }) => textContent);
    expect(labels(group).slice(0, 6)).toEqual([2, 9, 6, 4, 1, 10].map((at) => `Model ${at} ${counts[at]}`));
    expect(labels(more)).toEqual([5, 7, 0, 3, 8, 11].map((at) => `Model ${at} ${counts[at]}`));
    expect(more.querySelectorAll(':disabled')).toHaveLength(4);
  });

  test('of many makes the most frequent are first, and those without a result last and disabled', () => {
    const makeCode = Array.from({ length: 24 }, (_, at) => ({
      value: `M${at}`,
      label: `M${at}`,
      count: at % 4 ? at : 0,
    }));
    const { getByLabelText } = show({}, listing({ filters: { makeCode } }));
    const groups = [...getByLabelText('Make').querySelectorAll('optgroup')].map((group) => [
      group.label,
      [...group.children].map((option) => option.getAttribute('value')).join(' '),
    ]);
    expect(groups).toEqual([
      ['Popular makes', 'M23 M22 M21 M19 M18 M17 M15 M14'],
      ['More makes', 'M1 M2 M3 M5 M6 M7 M9 M10 M11 M13'],
      ['No matches', 'M0 M4 M8 M12 M16 M20'],
    ]);
  });

  test('choosing a make leads to its models, unless the shopper has gone on', () => {
    const { container, getByLabelText, getByRole, setView } = show();
    const choose = (make: string) => {
      const list = getByLabelText<HTMLSelectElement>(/Make$/);
      list.focus();
      fireEvent.change(list, { target: { value: make } });
    };
    choose('TOYOTA');
    setView({ state: { makeCode: ['TOYOTA'] } });
    expect(document.activeElement).toBe(getByRole('group', { name: 'Toyota models' }));
    choose('HONDA');
    const title = section(container, 'Make, Model & Trim').querySelector('summary')!;
    title.focus();
    setView({ state: { makeCode: ['TOYOTA', 'HONDA'] } });
    expect(document.activeElement).toBe(title);
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
