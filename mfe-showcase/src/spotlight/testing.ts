import { type SpotlightName, type SpotlightPage, spotlightSchemas } from '@forecourt/listing';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';

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
