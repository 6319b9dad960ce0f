import type { FragmentHost, PlanOverlay, SourceData } from '@forecourt/contracts';
import { defineFragment, type FragmentDefinition, Overlay, useOverlay } from '@forecourt/fragment-kit';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import { fixtureView } from '@forecourt/search-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createLayers } from './layers';
import { createOverlays } from './overlays';
import { withNativeDialogs } from './testing/native-dialogs';

withNativeDialogs();
// As on a page: React renders asynchronously, and the root handles errors.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const share = defineFragment({
  name: 'share',
  needs: ['listing'],
  hydrate: 'load',
  overlay: { placement: 'drawer-end', size: 'lg' },
  Component: function Share({ slot }) {
    const overlay = useOverlay();
    return (
      <Overlay title={`Share ${slot.listing}`}>
        <button type="button" onClick={() => overlay?.close('done')}>
          Send
        </button>
      </Overlay>
    );
  },
  Fallback: () => <p>A moment</p>,
}) as unknown as FragmentDefinition;

const about = defineFragment({
  name: 'share',
  needs: ['subject'],
  hydrate: 'load',
  overlay: { placement: 'modal', size: 'sm' },
  Component: function About({ data }) {
    return <Overlay title={`About ${data.subject?.owner.name}`}>that</Overlay>;
  },
  Fallback: () => <p>A moment</p>,
}) as unknown as FragmentDefinition;

function Broken(): never {
  throw new Error('offline');
}

const planned: PlanOverlay = { placement: 'drawer-end', size: 'lg', needs: ['listing'], css: {} };

function page(overrides: { load?: () => Promise<FragmentDefinition>; css?: PlanOverlay['css'] } = {}) {
  const view = fixtureView();
  const host: FragmentHost = { view, subscribe: () => () => {}, dispatch() {}, emit() {}, on: () => () => {} };
  const left: string[] = [];
  const failures: unknown[] = [];
  const loads: {
    needs: readonly string[];
    href: string;
    signal: AbortSignal;
    arrive(own?: SourceData): void;
    fail(): void;
  }[] = [];
  const built = { version: '1.0.0', container: '', entry: '' };
  const open = createOverlays({
    host,
    plan: {
      remotes: { 'mfe-account': { ...built, overlays: { share: { ...planned, css: overrides.css ?? {} } } } },
    },
    load: overrides.load ?? (async () => share),
    openLayer: createLayers({ emit() {}, history: { openLayer: () => ({ close() {} }) } }),
    loadData: ({ needs, href }, signal) =>
      new Promise((resolve, reject) => {
        loads.push({
          needs,
          href,
          signal,
          arrive: (own = {}) => resolve(own),
          fail: () => reject(new Error('offline')),
        });
      }),
    leave: (href) => left.push(href),
    onFailure: (place, error) => failures.push([place, String(error)]),
  });
  const dialogs = () => [...document.querySelectorAll('dialog')];
  return { open, view, left, failures, loads, dialogs };
}
const name = 'mfe-account/share';
const props = { listing: 7 };
const href = (url: string) =>
  `/cars-for-sale/overlay/mfe-account/share?${new URLSearchParams({ from: url, props: '{"listing":7}' })}`;

test('an overlay’s own source comes from its own page, and stays the same while the page below changes', async () => {
  const { open, view, loads } = page({ load: async () => about });
  open(name, props);
  await screen.findByText('A moment');
  expect(loads[0]?.href).toBe(href(view.url));
  loads[0]?.arrive({ subject: { listing: fixtureListing(), owner: { ...fixtureOwners[0]!, name: 'Lakeside' } } });
  await screen.findByRole('dialog', { name: 'About Lakeside' });
});

test('the dialog opens at once and says that it is busy; fallback and fragment follow', async () => {
  const { open, loads, dialogs } = page();
  open(name, props);
  const dialog = screen.getByRole('dialog', { name: 'Loading', busy: true });
  expect([dialog.className, dialog.dataset.placement, dialog.dataset.size]).toEqual(['fc-dialog', 'drawer-end', 'lg']);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(dialog).toBe(document.activeElement);
  expect(loads[0]?.needs).toEqual(['listing']);
  await screen.findByText('A moment');
  loads[0]?.arrive();
  await screen.findByRole('dialog', { name: 'Share 7', busy: false });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Share 7' }));
  expect(dialogs()).toHaveLength(1);
});

test('closed, by the fragment or while it loads, it leaves nothing behind', async () => {
  const { open, loads, dialogs, failures, left } = page();
  open(name, props);
  loads[0]?.arrive();
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(dialogs()).toHaveLength(0));
  open(name, props);
  dialogs()[0]!.close('escape-key');
  await waitFor(() => expect(dialogs()).toHaveLength(0));
  expect(loads[1]?.signal.aborted).toBe(true);
  loads[1]?.fail();
  expect([failures, left]).toEqual([[], []]);
});

test.each<[string, Parameters<typeof page>[0], (opened: ReturnType<typeof page>) => void]>([
  ['its script cannot be had', { load: () => Promise.reject(new Error('offline')) }, () => {}],
  ['its data cannot be had', {}, ({ loads }) => loads[0]?.fail()],
  [
    'its stylesheet cannot be had',
    { css: { '/gone.css': 'sha384-0' } },
    () => fireEvent.error(document.querySelector('link[href="/gone.css"]')!),
  ],
  [
    'it throws',
    {
      load: async () => ({ ...share, Component: Broken }),
    },
    ({ loads }) => loads[0]?.arrive(),
  ],
])('if %s, its page is opened, and the shell is notified', async (_why, overrides, go) => {
  const opened = page(overrides);
  opened.open(name, props);
  go(opened);
  await waitFor(() => expect(opened.left).toEqual([href(opened.view.url)]));
  expect(screen.getByRole('status').textContent).toBe('This could not be opened here. Its page is on the way.');
  expect(opened.failures).toEqual([
    [{ slot: 'share', remote: 'mfe-account', version: '1.0.0' }, expect.stringMatching(/offline|gone\.css/)],
  ]);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(opened.dialogs()).toHaveLength(0));
});

test.each(['mfe-account/other', 'mfe-none/share'] as const)(
  '%s, which the plan does not have, is a page',
  (unknown) => {
    const { open, left, view, dialogs } = page();
    open(unknown, {});
    expect(left).toEqual([`/cars-for-sale/overlay/${unknown}?${new URLSearchParams({ from: view.url })}`]);
    expect(dialogs()).toHaveLength(0);
  },
);
