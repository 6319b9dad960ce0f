import { dealerDifferenceSchema } from '@forecourt/listing';
import { commonOperations, type Operation, type Parameter } from '@forecourt/service';
import * as z from 'zod';
import { guideSchema } from '../../guides';
import { adsSchema } from '../../house-ads/schema';
import { makerDetailsSchema, makerProgrammesSchema } from '../../maker-programmes';
import { pageSchema } from '../../pages';
import { programmeDetailsSchema, programmeSchema } from '../../programmes';

const healthSchema = z.strictObject({
  status: z.literal('ok'),
  houseAds: z.int(),
  programmes: z.int(),
  campaigns: z
    .enum(['own', 'file', 'last-good'])
    .describe("Whose are served: the site's, the folder's, or its last good ones."),
  refused: z.string().nullable().describe('Why the campaigns of the folder are not served.'),
});

const programmeId: Parameter = {
  ...{ name: 'id', in: 'path', required: true },
  description: 'Id of the brand that runs it.',
};

/** Every operation; the description and its test are made of this table. */
export const operations: readonly Operation[] = [
  {
    ...{ method: 'get', path: '/ads/house', isSearch: true, status: 200, refusals: [400] },
    summary: "A brand's own ads for a page's placements and its search.",
    parameters: [
      { name: 'placements', in: 'query', required: true, description: 'Such as `footer,grid-7`.' },
      { name: 'brand', in: 'query', description: 'Id of the brand, `research` unless given.' },
      { name: 'prd', in: 'query', description: 'The kind of page, `results`.' },
      { name: 'pos', in: 'query', description: 'Where on the page; for other ad servers.' },
      { name: 'active_browser', in: 'query', description: 'Whether the page is in front of somebody.' },
      { name: 'refresh', in: 'query', description: 'The how many-eth ad of a place that is renewed, from 1.' },
      { name: 'zip3', in: 'query', description: 'The first three digits of a ZIP, where they may be told.' },
      { name: 'beside', in: 'query', description: 'Ids of campaigns that the page has already.' },
      { name: 'seen', in: 'query', description: 'Ids of campaigns that the visitor has seen often enough.' },
    ],
    answer: adsSchema,
    example: '/ads/house?placements=footer,grid-7&fuelTypeGroup=ELE&brand=research',
  },
  {
    ...{ method: 'get', path: '/ads/pictures/:name', status: 200, refusals: [404] },
    summary: "A campaign's picture, by the name that an ad has for it.",
    parameters: [{ name: 'name', in: 'path', required: true, description: 'It changes with the bytes.' }],
    answer: null,
    example: '/ads/pictures/tyres',
  },
  {
    ...{ method: 'get', path: '/content/photos', status: 200, refusals: [400, 403, 502, 503] },
    summary:
      "A seller's photograph in one width, in the best format that `Accept` takes; the drawing that is named where it cannot be had.",
    parameters: [
      { name: 'of', in: 'query', required: true, description: 'Its address, of one of PHOTO_ORIGINS.' },
      {
        name: 'w',
        in: 'query',
        required: true,
        description: 'Its width in pixels: 320, 480, 640, 960, 1280, or 1920 for the whole.',
      },
      { name: 'else', in: 'query', description: 'The vehicle that is drawn instead: `SEDAN/BLUE/3`.' },
    ],
    answer: null,
    example: '/content/photos?of=https%3A%2F%2Fphotos.example%2F1.jpg&w=640',
  },
  {
    ...{ method: 'get', path: '/content/photos/drawn/:body/:color/:variant/:file', status: 200, refusals: [404, 503] },
    summary: 'A drawing as JPEG, 1280 by 840 pixels: for networks that show the picture of a link.',
    parameters: [
      { name: 'body', in: 'path', required: true, description: 'Such as `SEDAN`.' },
      { name: 'color', in: 'path', required: true, description: 'Such as `BLUE`.' },
      { name: 'variant', in: 'path', required: true, description: 'A number.' },
      { name: 'file', in: 'path', required: true, description: 'From where it is seen: `side.jpg`.' },
    ],
    answer: null,
    example: '/content/photos/drawn/SEDAN/BLUE/3/side.jpg',
  },
  {
    ...{ method: 'get', path: '/content/dealer-differences/:id', status: 200, refusals: [404] },
    summary: 'What a dealer says sets them apart, as words without HTML (R64).',
    parameters: [{ name: 'id', in: 'path', required: true, description: 'Id of the content, `dealerDiff.contentId`.' }],
    answer: dealerDifferenceSchema,
    example: '/content/dealer-differences/we-come-to-your-driveway',
  },
  {
    ...{ method: 'get', path: '/content/guides/:id', status: 200, refusals: [404] },
    summary: 'What shoppers may want explained, in parts.',
    parameters: [{ name: 'id', in: 'path', required: true, description: 'Id of the guide.' }],
    answer: guideSchema,
    example: '/content/guides/electric-vehicles',
  },
  {
    ...{ method: 'get', path: '/content/pages/:id', status: 200, refusals: [404] },
    summary: "The words of one of the site's own pages.",
    parameters: [{ name: 'id', in: 'path', required: true, description: 'Such as `privacy`.' }],
    answer: pageSchema,
    example: '/content/pages/privacy',
  },
  {
    ...{ method: 'get', path: '/content/maker-programmes', isSearch: true, status: 200, refusals: [] },
    summary:
      "Programmes of the makers whose makes a search names, two at most, and the note on third parties' where it asks for theirs.",
    parameters: [{ name: 'brand', in: 'query', description: 'Id of the brand, `research` unless given.' }],
    answer: makerProgrammesSchema,
    example: '/content/maker-programmes?makeCode=CHEV&listingType=3P_CERT',
  },
  {
    ...{ method: 'get', path: '/content/maker-programmes/details', status: 200, refusals: [] },
    summary: "Every maker's programme in whole.",
    parameters: [],
    answer: makerDetailsSchema,
    example: '/content/maker-programmes/details',
  },
  {
    ...{ method: 'get', path: '/content/programmes/:id', status: 200, refusals: [404] },
    summary: 'What a programme promises.',
    parameters: [programmeId],
    answer: programmeSchema,
    example: '/content/programmes/certified',
  },
  {
    ...{ method: 'get', path: '/content/programmes/:id/details', status: 200, refusals: [404] },
    summary: 'What a programme promises, in whole.',
    parameters: [programmeId],
    answer: programmeDetailsSchema,
    example: '/content/programmes/certified/details',
  },
  ...commonOperations({ summary: 'Whether content is served.', answer: healthSchema }),
];
