import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

const Sample = ({ onClose }: { onClose(): void }) => (
  <Dialog open title="Share" onClose={onClose}>
    <p>body</p>
  </Dialog>
);

// jsdom has no modals; these stand for the browser's.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal: jest.fn(function (this: HTMLDialogElement) {
      this.open = true;
    }),
    close: jest.fn(function (this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    }),
  });
});
afterEach(() => {
  const bare: Partial<HTMLDialogElement> = HTMLDialogElement.prototype;
  delete bare.showModal;
  delete bare.close;
});

test('opens as a modal that its title names', () => {
  render(<Sample onClose={() => {}} />);
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog', { name: 'Share' })).toBeTruthy();
});

test('the cross and a click beside it close it, a click inside does not', () => {
  const close = jest.fn();
  render(<Sample onClose={close} />);
  fireEvent.click(screen.getByText('body'));
  expect(close).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
  render(<Sample onClose={close} />);
  fireEvent.click(screen.getAllByRole('dialog', { hidden: true }).at(-1)!);
  expect(close).toHaveBeenCalledTimes(2);
});

test('does not render its content while closed', () => {
  render(
    <Dialog open={false} title="Share" onClose={() => {}}>
      <p>body</p>
    </Dialog>,
  );
  expect(screen.queryByText('body')).toBeNull();
});
