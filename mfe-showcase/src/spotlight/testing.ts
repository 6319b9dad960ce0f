import { type SpotlightName, type SpotlightPage, spotlightSchemas } from '@forecourt/listing';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import { act, fireEvent } from '@testing-library/react';

const photographs = Array.from({ length: 9 }, (_, at) => ({ src: `/photo-${at}.jpg`, alt: `Picture ${at}` }));

/** Returns the marketplace's answer for a paid place, with this many listings. */
const rawAnswer = (name: SpotlightName, count: number) => ({
  listings: Array.from({ length: count }, (_, index) =>
    fixtureListing({
      id: `${name}-${index}`,
      title: `${name} car ${index} w/ Extras`,
      images: { primary: 0, sources: photographs },
      ...(name === 'highlights' && {
        vehicleHighlight: { isVehicleHighlight: true, urgencyDriverType: 'VIEWS', urgencyDriverValue: '9 viewed it' },
      }),
    }),
  ),
  owners: [...fixtureOwners],
  totalResultCount: count,
});

/** Returns the same in a page's form. */
export const answer = (name: SpotlightName, count: number): SpotlightPage =>
  spotlightSchemas[name].parse(rawAnswer(name, count));

/** Scrolls a carousel, which has no size in jsdom, until it rests at an item. Uses fake timers. */
export function restAt(row: HTMLElement, item: number): void {
  for (const [at, child] of [...row.children].entries())
    Object.defineProperty(child, 'offsetLeft', { configurable: true, value: at * 100 });
  row.scrollLeft = item * 100;
  fireEvent.scroll(row);
  act(() => jest.advanceTimersByTime(1000));
}
