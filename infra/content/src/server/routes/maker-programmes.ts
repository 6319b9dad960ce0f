import { brands } from '@forecourt/brands';
import { createReference, parseParams } from '@forecourt/search-state';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import { makerDetails, makerDetailsSchema, makerProgrammes, makerProgrammesSchema } from '../../maker-programmes';

/** Makes are matched by their codes only, never by labels. */
const codesOnly = createReference({ makes: [], models: {}, trims: {}, facets: {} });

export const makerProgrammesOfSearch = serviceRoute(
  {
    ...reading,
    path: '/content/maker-programmes',
    isSearch: true,
    summary:
      "Returns the programmes of the makes that a search names, two at most; and the note on third parties' programmes where it asks for those.",
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
    summary: "Returns every maker's programme in full.",
    parameters: [],
    answer: makerDetailsSchema,
    refusals: [],
    example: '/content/maker-programmes/details',
  },
  () => (_request, response) => void response.json(makerDetails),
);
