import { fireEvent, waitFor } from '@testing-library/react';
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useDraft } from './use-draft';

const committed = jest.fn();

/** @param props.onMounted called when the field is hydrated, before any passive effect */
function Field({ onMounted }: { onMounted?: () => void }) {
  const draft = useDraft('', committed, (typed) => typed.replace(/\D/g, ''));
  useLayoutEffect(() => onMounted?.(), [onMounted]);
  return <input {...draft.input} />;
}

let root: Root;
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => root.unmount());

test('R58 text that was typed before the script was loaded is committed by Enter as soon as the field is hydrated', async () => {
  document.body.innerHTML = `<div>${renderToString(<Field />)}</div>`;
  const field = document.querySelector('input')!;
  field.focus();
  field.value = '$45000';
  const press = () => queueMicrotask(() => fireEvent.keyDown(field, { key: 'Enter' }));
  startTransition(() => {
    root = hydrateRoot(field.parentElement!, <Field onMounted={press} />);
  });
  await waitFor(() => expect(committed).toHaveBeenCalled());
  expect(committed.mock.calls).toEqual([['45000']]);
});
