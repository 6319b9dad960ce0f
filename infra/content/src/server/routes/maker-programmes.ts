import { brands } from '@forecourt/brands';
import { createReference, parseParams } from '@forecourt/search-state';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import { makerDetails, makerDetailsSchema, makerProgrammes, makerProgrammesSchema } from '../../maker-programmes';

/** Makes are looked at by their codes only, never by labels. */
const codesOnly = createReference({ makes: [], models: {}, trims: {}, facets: {} });

export const makerProgrammesOfSearch = serviceRoute(
  {
    ...reading,
    path: '/content/maker-programmes',
    isSearch: true,
    summary:
      "Programmes of the makers whose makes a search names, two at most, and the note on third parties' where it asks for theirs.",
    parameters: [inQuery('brand', 'Id of the brand, `research` unless given.')],
    answer: makerProgrammesSchema,
    refusals: [],
    example: '/content/maker-programmes?makeCode=CHEV&listingType=3P_CERT',
  },
  () => (request, response) => {
    const params = new URL(request.url, 'http://content').searchParams;
    const { state } = parseParams(params, brands[0], codesOnly);
    response.json(makerProgrammes(state, params.get('brand') ?? brands[0].id));
  },
);

export const allMakerProgrammes = serviceRoute(
  {
    ...reading,
    path: '/content/maker-programmes/details',
    summary: "Every maker's programme in whole.",
    parameters: [],
    answer: makerDetailsSchema,
    refusals: [],
    example: '/content/maker-programmes/details',
  },
  () => (_request, response) => void response.json(makerDetails),
);
