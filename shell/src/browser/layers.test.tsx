import type { BusEvent, CloseReason } from '@forecourt/contracts';
import { fireEvent } from '@testing-library/react';
import { createLayers } from './layers';
import { withNativeDialogs } from './testing/native-dialogs';

withNativeDialogs();

function stack() {
  const told: BusEvent[] = [];
  const closed: [string, CloseReason][] = [];
  /** Actions of the back button by history entry; the topmost is last. */
  const backs: (() => void)[] = [];
  const openLayer = createLayers({
    emit: (event) => told.push(event),
    history: {
      openLayer(onBack) {
        backs.push(onBack);
        return { close: () => void backs.splice(backs.indexOf(onBack), 1) };
      },
    },
  });
  const open = (name: string) => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.tabIndex = -1;
    dialog.append('text', document.createElement('button'));
    openLayer(dialog, { name, onClose: (reason) => closed.push([name, reason]) });
    return dialog;
  };
  return { open, openLayer, told, closed, backs };
}

const settled = () => new Promise<void>((done) => setTimeout(done));

test('opens as a modal, and emits an event when it opens and when it closes', async () => {
  const { open, told, backs } = stack();
  const dialog = open('share');
  expect(dialog.open).toBe(true);
  expect(backs).toHaveLength(1);
  dialog.close('close-press');
  await settled();
  expect(backs).toHaveLength(0);
  expect(told).toEqual([
    { type: 'overlay-opened', detail: { name: 'share' } },
    { type: 'overlay-closed', detail: { name: 'share', reason: 'close-press' } },
  ]);
});

test.each<[CloseReason, (dialog: HTMLDialogElement, back: () => void) => void]>([
  ['escape-key', (dialog) => dialog.close()],
  ['back-navigation', (_dialog, back) => back()],
  ['done', (dialog) => dialog.close('done')],
  ['escape-key', (dialog) => dialog.close('no reason of ours')],
  [
    'backdrop-press',
    (dialog) => {
      fireEvent.pointerDown(dialog);
      fireEvent.click(dialog);
    },
  ],
])('reports the reason for closing: %s', async (reason, act) => {
  const { open, closed, backs } = stack();
  act(open('share'), backs[0]!);
  await settled();
  expect(closed).toEqual([['share', reason]]);
});

test('an earlier reason is not reported again', async () => {
  const { open, openLayer, closed } = stack();
  const dialog = open('share');
  dialog.close('done');
  await settled();
  openLayer(dialog, { name: 'again', onClose: (reason) => closed.push(['again', reason]) });
  dialog.close();
  await settled();
  expect(closed.at(-1)).toEqual(['again', 'escape-key']);
});

test('a press inside closes nothing, nor does one that only ends beside it', async () => {
  const { open, closed } = stack();
  const dialog = open('share');
  const inside = dialog.querySelector('button')!;
  fireEvent.pointerDown(inside);
  fireEvent.click(inside);
  fireEvent.pointerDown(inside);
  fireEvent.click(dialog);
  await settled();
  expect([dialog.open, closed]).toEqual([true, []]);
});

test('closing a layer closes those that were opened over it', async () => {
  const { open, closed, backs } = stack();
  const drawer = open('drawer');
  const details = open('details');
  drawer.close('no-place');
  await settled();
  expect(details.open).toBe(false);
  expect(closed).toEqual([
    ['drawer', 'no-place'],
    ['details', 'replaced'],
  ]);
  expect(backs).toEqual([]);
});

test('the focus goes back to what opened it, also where the browser would not', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { open } = stack();
  const dialog = open('share');
  expect(document.activeElement).toBe(dialog);
  dialog.remove();
  dialog.close('done');
  opener.blur();
  await settled();
  expect(document.activeElement).toBe(opener);
});
