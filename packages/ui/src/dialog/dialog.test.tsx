import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

// jsdom has no modals; this replaces the browser's way to close one.
beforeEach(() => {
  HTMLDialogElement.prototype.close = function (reason = '') {
    this.open = false;
    this.returnValue = reason;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});

/** `returnValue` of each closed dialog. */
function open(content: React.ReactNode): string[] {
  const reasons: string[] = [];
  render(<Dialog.Root onClose={(event) => reasons.push(event.currentTarget.returnValue)}>{content}</Dialog.Root>);
  screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).open = true;
  return reasons;
}

test('its title names it, and can take the focus', () => {
  open(<Dialog.Title>Share</Dialog.Title>);
  screen.getByRole('dialog', { name: 'Share' });
  const heading = screen.getByRole('heading', { name: 'Share' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
});

test('the close button closes it, with its reason', () => {
  const reasons = open(<Dialog.Title closeLabel="Close filters">Filters</Dialog.Title>);
  fireEvent.click(screen.getByRole('button', { name: 'Close filters' }));
  expect(reasons).toEqual(['close-press']);
});

test('a button with text closes it for its own reason, after its own action', () => {
  const steps: string[] = [];
  const reasons = open(
    <Dialog.Footer>
      <Dialog.Close reason="done" onClick={() => steps.push('send')}>
        Send
      </Dialog.Close>
    </Dialog.Footer>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect([steps, reasons]).toEqual([['send'], ['done']]);
});

test('placement and size are its look', () => {
  render(<Dialog.Root placement="drawer-end" size="lg" className="mine" />);
  const { className, dataset } = screen.getByRole('dialog', { hidden: true });
  expect([className, dataset.placement, dataset.size]).toEqual(['fc-dialog mine', 'drawer-end', 'lg']);
});
