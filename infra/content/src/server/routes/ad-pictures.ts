import { inPath, reading, serviceRoute } from '@forecourt/service';
import { drawingNamed } from '../../house-ads/drawings';
import { ProblemError } from '../../problems';
import type { Services } from '../services';

export const adPicture = serviceRoute<Services>(
  {
    ...reading,
    path: '/ads/pictures/:name',
    summary: "Returns a campaign's picture by the name in its ad, or the drawing of a theme.",
    parameters: [
      inPath('name', 'The name of the picture, which changes with its bytes; or of a drawing, `electric.svg`.'),
    ],
    answer: null,
    refusals: [404],
    example: '/ads/pictures/tyres',
  },
  ({ campaigns }) =>
    ({ params }, response) => {
      const name = String(params.name);
      const drawing = drawingNamed(name);
      const picture = drawing ?? campaigns.picture(name);
      if (picture === undefined)
        throw new ProblemError('unknown-picture', `No campaign that is running has a picture "${name}".`);
      const cached = drawing === undefined ? 'public, max-age=31536000, immutable' : 'public, max-age=604800';
      response.set('Cache-Control', cached).type(picture.type).send(picture.bytes);
    },
);
