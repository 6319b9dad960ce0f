import { fireEvent } from '@testing-library/react';
import { formOf, showOnly } from './testing';

describe('the drawer', () => {
  const show = showOnly('location', 'exterior-color');

  /** jsdom has no popovers: this is what a browser says of one. */
  function turn(drawer: HTMLElement, newState: 'open' | 'closed') {
    fireEvent(drawer, Object.assign(new Event('toggle'), { newState }));
  }

  function drawerOf(container: HTMLElement): HTMLElement {
    const drawer = container.querySelector<HTMLElement>('[popover]')!;
    drawer.hidePopover = jest.fn();
    return drawer;
  }

  test('opens and closes without script', () => {
    const { container, getByRole } = show({ maxPrice: 9000, extColorSimple: ['RED'] });
    const { id } = drawerOf(container);
    const opener = getByRole('button', { name: /^Filters/ });
    expect(opener.getAttribute('popovertarget')).toBe(id);
    expect(opener.textContent).toBe('Filters2');
    const close = getByRole('button', { name: 'Close filters' });
    expect(close.getAttribute('popovertarget')).toBe(id);
    expect(close.getAttribute('popovertargetaction')).toBe('hide');
    expect(container.querySelectorAll('form')).toHaveLength(1);
  });

  test('is a dialog while it is open, takes the focus, and tells the others', () => {
    const { container, getByRole, events, queryByRole } = show();
    expect(queryByRole('dialog')).toBeNull();
    turn(drawerOf(container), 'open');
    getByRole('dialog', { name: 'Filters' });
    expect(document.activeElement).toBe(getByRole('button', { name: 'Close filters' }));
    turn(drawerOf(container), 'closed');
    expect(queryByRole('dialog')).toBeNull();
    expect(events).toEqual([
      { type: 'overlay-opened', detail: { name: 'filters' } },
      { type: 'overlay-closed', detail: { name: 'filters' } },
    ]);
  });

  test('keeps Tab inside', () => {
    const { container, getByRole } = show();
    const drawer = drawerOf(container);
    turn(drawer, 'open');
    const last = getByRole('button', { name: /See Results/ });
    const first = getByRole('button', { name: 'Close filters' });
    fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(last);
    fireEvent.keyDown(last, { key: 'Tab' });
    expect(document.activeElement).toBe(first);
  });

  test('"See Results" closes it and sends nothing, for every change has been searched', () => {
    const { container } = show();
    const drawer = drawerOf(container);
    expect(fireEvent.submit(formOf(container))).toBe(false);
    expect(drawer.hidePopover).toHaveBeenCalledTimes(1);
  });
});
