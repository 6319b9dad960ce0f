import { fieldSeriesSchema, fieldViewSchema } from '@forecourt/contracts/registry-api';
import { reading, serviceRoute } from '@forecourt/service';
import { fieldSeriesView, fieldView } from '../../field/field-view';
import { brand, remote } from '../operation-parts';
import { brandOf, remoteOf } from '../parameters';
import type { Services } from '../services';

export const field = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/field/:brand/:remote',
    summary:
      'Compares the versions that a brand serves with those before, by what browsers and shells measured lately.',
    parameters: [brand, remote],
    answer: fieldViewSchema,
    refusals: [400, 404],
    example: '/v1/field/maker/mfe-sample',
  },
  ({ store, sums }) =>
    (request, response) => {
      const place = { brand: brandOf(request, store.state), remote: remoteOf(request) };
      response.json(fieldView(store.state, sums, place));
    },
);

export const fieldSeries = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/field/:brand/:remote/series',
    summary:
      'Returns what was measured of the versions that a brand serves and of those before, in periods of the last eight hours.',
    parameters: [brand, remote],
    answer: fieldSeriesSchema,
    refusals: [400, 404],
    example: '/v1/field/maker/mfe-sample/series',
  },
  ({ store, series }) =>
    (request, response) => {
      const place = { brand: brandOf(request, store.state), remote: remoteOf(request) };
      response.json(fieldSeriesView(store.state, series, place, Date.now()));
    },
);
