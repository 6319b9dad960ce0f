import './dev-page';
import type { PageView } from '@forecourt/contracts';
import { defineFragment, type FragmentDefinition } from '@forecourt/fragment-kit';
import { act, createElement, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';

const name = 'mfe_sample';
const view = { brand: { name: 'Maker' } } as unknown as PageView;
const nothing = () => null;
const page = () => globalThis.__fcDev!;

/** Returns a build: its container, with the marks of Fast Refresh as the build's modules have them. */
function container(text: string, hooks: 'same' | 'others' = 'same') {
  const signature = page().signature();
  // biome-ignore lint/correctness/noComponentHookFactories: each build has components of its own
  function Counter(): ReactNode {
    signature();
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {text} {count}
      </button>
    );
  }
  signature(Counter, hooks);
  page().register(Counter, 'mfe-sample /src/a.tsx Counter');
  // biome-ignore lint/correctness/noComponentHookFactories: as above
  const Component = ({ model }: { model: string }) => (
    <div>
      <h2>{model}</h2>
      <Counter />
    </div>
  );
  const definition = defineFragment<never, string>({
    name: 'panel',
    needs: [],
    model: ({ brand }) => `${text} of ${brand.name}`,
    Component,
    Fallback: nothing,
  });
  return { init: jest.fn(), get: async () => () => ({ default: definition }) };
}

/** Puts a build in the place of the present one, as its script would. */
async function swap(next: ReturnType<typeof container>): Promise<void> {
  const done = page().swap(name, { entry: { url: '/remoteEntry.js', integrity: '' }, styles: [] });
  const script = document.head.querySelector<HTMLScriptElement>('script[src="/remoteEntry.js"]')!;
  page().entered(name, next);
  await act(async () => {
    script.dispatchEvent(new Event('load'));
    await done;
  });
}

let root: Root;
let element: HTMLElement;
const scope = { react: {} };

/** Shows the fragment as the host does: it keeps the definition that it has got first. */
async function show(definition: FragmentDefinition): Promise<void> {
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  const model = definition.model?.(view, {}) as never;
  await act(async () => root.render(createElement(definition.Component, { model } as never)));
}

test('the next build takes the place of the present one: component and model are its own, the state stays', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, [`webpackChunk${name}`]: ['chunks of the first build'] });
  const host = page().entered(name, container('One'));
  await host.init(scope);
  const { default: definition } = (await host.get('./panel'))() as { default: FragmentDefinition };
  await show(definition);
  await act(async () => element.querySelector('button')!.click());
  expect(element.textContent).toBe('One of MakerOne 1');
  const button = element.querySelector('button');
  const next = container('Two');
  await swap(next);
  expect(element.textContent).toBe('Two of MakerTwo 1');
  expect(element.querySelector('button')).toBe(button);
  expect(next.init).toHaveBeenCalledWith(scope);
  expect(globalThis).not.toHaveProperty(`webpackChunk${name}`);

  await swap(container('Three', 'others'));
  expect(element.textContent).toBe('Three of MakerThree 0');

  // The host's own definition stands for the newest build also where it is used for the first time.
  const { default: again } = (await host.get('./panel'))() as { default: FragmentDefinition };
  expect(again).toBe(definition);
  await act(async () => root.unmount());
});
