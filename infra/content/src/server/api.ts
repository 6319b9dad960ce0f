import { defineApi } from '@forecourt/service';
import * as z from 'zod';
import { programmes } from '../programmes';
import { adPicture } from './routes/ad-pictures';
import { modelCard, textCard } from './routes/cards';
import { dealerDifference } from './routes/dealer-differences';
import {
  editorialAboutModel,
  editorialDraft,
  editorialEntry,
  editorialList,
  editorialPicture,
} from './routes/editorial';
import { guide } from './routes/guides';
import { houseAdsOfPage } from './routes/house-ads';
import { allMakerProgrammes, makerProgrammesOfSearch } from './routes/maker-programmes';
import { page } from './routes/pages';
import { drawing, photo } from './routes/photos';
import { programme, programmeDetails } from './routes/programmes';
import type { Services } from './services';

const healthSchema = z.strictObject({
  status: z.literal('ok'),
  houseAds: z.int(),
  programmes: z.int(),
  campaigns: z
    .enum(['own', 'file', 'last-good'])
    .describe("Which campaigns are served: the site's, the folder's, or the folder's last valid ones."),
  refused: z.string().nullable().describe('Why the campaigns of the folder are not served.'),
  editorial: z.strictObject({
    entries: z.int().describe('Articles and expert reviews, drafts included.'),
    refused: z
      .array(z.strictObject({ of: z.string(), reason: z.string() }))
      .describe('Texts that are not served as their editors wrote them, with line and reason.'),
    outage: z.string().nullable().describe('Why the editorial content is not up to date.'),
  }),
});

/** The content service's API: its routes, in the order in which they are matched and documented. */
export const api = defineApi<Services>({
  title: 'Forecourt content',
  description: 'The site’s words, articles and expert reviews, house ads and programmes, and sellers’ photographs.',
  routes: [
    houseAdsOfPage,
    adPicture,
    photo,
    drawing,
    modelCard,
    textCard,
    dealerDifference,
    editorialList,
    editorialAboutModel,
    editorialEntry,
    editorialDraft,
    editorialPicture,
    guide,
    page,
    makerProgrammesOfSearch,
    allMakerProgrammes,
    programme,
    programmeDetails,
  ],
  health: {
    summary: 'Tells whether content is served, and which campaigns.',
    answer: healthSchema,
    serve:
      ({ campaigns, editorial }) =>
      (_request, response) => {
        response.json({
          ...{ status: 'ok', houseAds: campaigns.campaigns.length, programmes: programmes.size },
          ...{ campaigns: campaigns.origin, refused: campaigns.refusal },
          editorial: { entries: editorial.shelf.size, refused: editorial.refusals, outage: editorial.outage },
        });
      },
  },
});
