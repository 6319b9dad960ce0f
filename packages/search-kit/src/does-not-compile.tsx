/**
 * Fragment code that must not compile: the contract of a fragment is its types, and the compiler is its test. An
 * expected error that does not occur fails the type check. No file imports this one.
 */
import {
  defineFragment,
  type FragmentProps,
  OverlayLink,
  Slot,
  useBusEvent,
  useDispatch,
  useEmit,
  useOpenOverlay,
  useSource,
} from '@forecourt/fragment-kit';
import { IntentLink } from './index';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-recalls/recall': true;
  }
}

const Nothing = () => null;
const rest = { hydrate: 'idle', Component: Nothing, Fallback: Nothing } as const;

// @ts-expect-error: no source has this name
defineFragment({ ...rest, name: 'a', needs: ['listings'] });
// @ts-expect-error: the source has no such part
defineFragment({ ...rest, name: 'a', needs: ['listing.owners'] });
// @ts-expect-error: fragments hydrate on load, idle, visible or never
defineFragment({ ...rest, name: 'a', needs: [], hydrate: 'soon' });
// @ts-expect-error: a fallback is required
defineFragment({ name: 'a', needs: [], hydrate: 'idle', Component: Nothing });
// @ts-expect-error: a fallback gets no props: it is rendered when the remote is built
defineFragment({ ...rest, name: 'a', needs: [], Fallback: (props: FragmentProps) => props.state.keyword });

defineFragment({
  ...rest,
  name: 'needs-ads',
  needs: ['ads'],
  Component: ({ data, state, brand, dispatch, slot }) => {
    // @ts-expect-error: the fragment does not declare that it needs the listings
    data.listing;
    // @ts-expect-error: an optional source may be absent
    data.ads.ads;
    // @ts-expect-error: a search is never changed in place
    state.makeCode = ['TOYOTA'];
    // @ts-expect-error: brands have no such flag
    brand.flags.noSuchFlag;
    // @ts-expect-error: there is no such intent
    dispatch({ type: 'search' });
    // @ts-expect-error: its type is unknown until it is narrowed
    slot.position.toFixed();
    return null;
  },
});

const Titled = ({ model }: { model: { title: string } }) => model.title;
defineFragment({
  ...rest,
  name: 'with-a-model',
  needs: ['ads'],
  model(view, slot) {
    // @ts-expect-error: the fragment does not declare that it needs the listings
    view.data.listing;
    // @ts-expect-error: its type is unknown until it is narrowed
    slot.position.toFixed();
    return { title: view.url };
  },
  Component({ model }) {
    // @ts-expect-error: the model has no such text
    model.subtitle;
    return model.title;
  },
});
// @ts-expect-error: the Component gets no model
defineFragment({ ...rest, name: 'without-a-model', needs: [], Component: Titled });
// @ts-expect-error: the model has no title
defineFragment({ ...rest, name: 'another-model', needs: [], model: () => ({ text: '' }), Component: Titled });

defineFragment({
  ...rest,
  name: 'needs-parts',
  needs: ['listing.total', 'listing.filters', 'visitor'],
  Component: ({ data }) => {
    data.listing?.totalResultCount.toFixed();
    Object.keys(data.listing?.filters ?? {});
    // @ts-expect-error: the fragment does not declare that it needs the part with the listings
    data.listing?.listings;
    // @ts-expect-error: an optional source may be absent
    data.visitor.toString();
    return null;
  },
});

export function Wrong() {
  const open = useOpenOverlay();
  // @ts-expect-error: no remote has an overlay of this name
  open?.('mfe-account/shrae', {});
  // @ts-expect-error: the schema of the source, in `sources.json`, says that they are texts
  useSource('greetings')?.greetings[0]?.toFixed();
  const dispatch = useDispatch();
  const emit = useEmit();
  // @ts-expect-error: no source has this name
  useSource('listings');
  // @ts-expect-error: the part with the number of results has no listings
  useSource('listing.total')?.listings;
  // @ts-expect-error: an optional source may be absent
  useSource('ads').ads;
  // @ts-expect-error: a colour is not a number
  dispatch({ type: 'range', values: { extColorSimple: 5 } });
  // @ts-expect-error: a parameter that no table has
  dispatch({ type: 'toggle', param: 'colour', value: 'RED' });
  // @ts-expect-error: no event has this name
  emit({ type: 'no-such-event', detail: {} });
  // @ts-expect-error: no event has this name
  useBusEvent('no-such-event', () => {});
  return (
    <>
      {/* @ts-expect-error: a link of the search leads where an intent leads */}
      <IntentLink>Somewhere</IntentLink>
      {/* @ts-expect-error: an overlay is opened by its name */}
      <OverlayLink>Share</OverlayLink>
      {/* @ts-expect-error: no remote has an overlay of this name */}
      <OverlayLink name="mfe-account/shrae">Share</OverlayLink>
      {/* @ts-expect-error: the overlay accepts no such prop, see the remote's `interface.json` */}
      <OverlayLink name="mfe-vehicle/share-listing" props={{ listng: '1' }}>
        Share
      </OverlayLink>
      {/* @ts-expect-error: the overlay requires a prop */}
      <OverlayLink name="mfe-vehicle/share-listing">Share</OverlayLink>
      {/* @ts-expect-error: the slot passes whole numbers */}
      <Slot name="below-greeting" props={{ count: 'one' }} />
      {/* @ts-expect-error: no fragment has a slot of this name */}
      <Slot name="fourth-teir" />
      <OverlayLink name="mfe-recalls/recall">
        An overlay of a remote in another repository, by its declaration
      </OverlayLink>
    </>
  );
}
