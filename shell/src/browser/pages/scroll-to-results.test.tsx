import type { BusEvent } from '@forecourt/contracts';
import { fixtureView } from '@forecourt/search-kit/testing';
import { createBus, type Intent } from '@forecourt/search-state';
import type { PageData } from '../data';
import { scrollToResults } from './scroll-to-results';

const { brand, reference, state, data, url } = fixtureView();
const scrolled = jest.fn();
Element.prototype.scrollIntoView = scrolled;

/** Makes a page whose results begin at a given distance, px, below the top of the window. */
function page(top: number) {
  document.body.innerHTML = '<div data-slot="results"></div>';
  document.querySelector<HTMLElement>('[data-slot]')!.getBoundingClientRect = () => new DOMRect(0, top, 1000, 5000);
  let arrive: (url: string) => void = () => {};
  const bus = createBus<PageData, BusEvent>({
    rules: brand,
    reference,
    initial: { state, data: { sources: data, reference } },
    load: () => new Promise(() => {}),
    append: (shown) => shown,
    history: {
      ...{ url: () => url, push() {}, replace() {}, leave() {} },
      onArrive(listener) {
        arrive = listener;
        return () => {};
      },
    },
    owner: {},
  });
  scrollToResults(bus);
  return { bus, arrive: (to: string) => arrive(to) };
}

const settled = () => new Promise<void>((done) => setTimeout(done));
beforeEach(() => scrolled.mockClear());

const intents: Intent[] = [
  { type: 'toggle', param: 'vehicleStyleCode', value: 'SEDAN' },
  { type: 'sort', sortBy: 'mileageASC' },
  { type: 'clear' },
  { type: 'location', searchRadius: 25 },
];
test.each(intents)('R21 if the list is scrolled far down, another search begins at its heading: %p', async (intent) => {
  const { bus } = page(-4000);
  bus.dispatch({ type: 'toggle', param: 'featureCode', value: '1306' });
  await settled();
  scrolled.mockClear();
  bus.dispatch(intent);
  expect(scrolled).not.toHaveBeenCalled();
  await settled();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('nothing scrolls if the heading is in view, for more of the same results, for an intent that changes nothing, and on back and forward', async () => {
  page(200).bus.dispatch({ type: 'sort', sortBy: 'mileageASC' });
  const { bus, arrive } = page(-4000);
  bus.dispatch({ type: 'loadMore' });
  bus.dispatch({ type: 'location', searchRadius: 100 });
  arrive('/cars-for-sale/all?maxPrice=9000');
  await settled();
  expect(scrolled).not.toHaveBeenCalled();
});

test('a page of the same search begins at its heading, wherever that is', async () => {
  page(200).bus.dispatch({ type: 'page', firstRecord: 30 });
  await settled();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
