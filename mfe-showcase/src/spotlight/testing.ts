import { type SpotlightName, type SpotlightPage, spotlightSchemas } from '@forecourt/listing';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import { act, fireEvent } from '@testing-library/react';

/** An answer of a paid place as the marketplace gives it, with so many listings. */
const rawAnswer = (name: SpotlightName, count: number) => ({
  listings: Array.from({ length: count }, (_, index) =>
    fixtureListing({
      id: `${name}-${index}`,
      title: `${name} car ${index} w/ Extras`,
      images: { primary: 0, sources: [], drawn: 9 },
      ...(name === 'highlights' && {
        vehicleHighlight: { isVehicleHighlight: true, urgencyDriverType: 'VIEWS', urgencyDriverValue: '9 viewed it' },
      }),
    }),
  ),
  owners: [...fixtureOwners],
  totalResultCount: count,
});

/** The same as a page has it. */
export const answer = (name: SpotlightName, count: number): SpotlightPage =>
  spotlightSchemas[name].parse(rawAnswer(name, count));

/** Scrolls a carousel, which has no size in jsdom, until it rests at an item. The clock is the test's. */
export function restAt(row: HTMLElement, item: number): void {
  for (const [at, child] of [...row.children].entries())
    Object.defineProperty(child, 'offsetLeft', { configurable: true, value: at * 100 });
  row.scrollLeft = item * 100;
  fireEvent.scroll(row);
  act(() => jest.advanceTimersByTime(1000));
}
