import type { PageView } from '@forecourt/contracts';
import { act, render } from '@testing-library/react';
import { defineFragment } from './define-fragment';
import { FragmentRoot } from './environment';
import { renderOnServer } from './server';
import { createMemoryHost } from './testing/memory-host';

const viewOf = (url: string) => ({ url, page: 'results', params: {}, data: {}, brand: {} }) as unknown as PageView;
const model = jest.fn((view: { url: string }, slot: { place?: unknown }) => ({ text: `${view.url} in ${slot.place}` }));
const Line = (props: { model: { text: string } }) => <p>{props.model.text}</p>;
const fragment = defineFragment({ name: 'line', needs: [], model, Component: Line, Fallback: () => null });

beforeEach(() => void model.mockClear());

test('the Component gets the model of its view and of the props of its slot', () => {
  const { html } = renderOnServer({ fragment, view: viewOf('/a'), slot: 'line', props: { place: 'main' } });
  expect(html).toBe('<p>/a in main</p>');
});

test('the model is computed once for each view', () => {
  const view = viewOf('/a');
  const host = createMemoryHost(view);
  const element = document.createElement('div');
  const slot = { place: 'main' };
  const { rerender, unmount } = render(<FragmentRoot fragment={fragment} host={host} slot={slot} />, {
    container: element,
  });
  rerender(<FragmentRoot fragment={fragment} host={host} slot={slot} />);
  expect(model).toHaveBeenCalledTimes(1);
  act(() => host.setView({ url: '/b' }));
  expect(element.textContent).toBe('/b in main');
  expect(model).toHaveBeenCalledTimes(2);
  unmount();
});
