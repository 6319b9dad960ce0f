import { fireEvent } from '@testing-library/react';
import { section, showOnly } from '../testing';

/** What finds is made ready meanwhile. */
const patience = { timeout: 20_000 };

describe('all sections', () => {
  const show = showOnly('features', 'exterior-color', 'fuel-type');

  test('an option is found and chosen in the results; Escape shows the sections again', async () => {
    const { container, getByRole, findByRole, dispatched, queryByRole } = show();
    const field = getByRole('searchbox', { name: 'All sections' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'third row' } });
    const status = await findByRole('status', {}, patience);
    expect(status.textContent).toBe('1 option found');
    expect(section(container, 'Features').closest('[hidden]')).not.toBeNull();
    fireEvent.click(getByRole('checkbox', { name: /Third-Row Seating/ }));
    expect(dispatched).toEqual([{ type: 'toggle', param: 'featureCode', value: '1306', on: true }]);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(queryByRole('status')).toBeNull();
    expect(section(container, 'Features').closest('[hidden]')).toBeNull();
  });

  test('a text without matches shows a message', async () => {
    const { getByRole, findByText } = show();
    const field = getByRole('searchbox', { name: 'All sections' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'hovercraft' } });
    await findByText('No option is called “hovercraft”.', {}, patience);
  });

  test('a section that is called so is opened', async () => {
    const { container, getByRole, findByRole } = show();
    const field = getByRole('searchbox', { name: 'All sections' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: 'fuel' } });
    const fuel = section(container, 'Fuel Type');
    expect(fuel.open).toBe(false);
    fireEvent.click(await findByRole('button', { name: 'Open Fuel Type' }, patience));
    expect(fuel.open).toBe(true);
  });

  test('the field sends nothing, and is there before it is hydrated', () => {
    const { html, container } = show();
    expect(html).toMatch(/<div role="search" [^>]*data-waiting=""/);
    expect(container.querySelector('[role=search] input')?.getAttribute('name')).toBeNull();
    expect(container.querySelector('[data-waiting]')).toBeNull();
  });
});
