import { inPath, reading, serviceRoute } from '@forecourt/service';
import { ProblemError } from '../../problems';
import type { Services } from '../services';

export const adPicture = serviceRoute<Services>(
  {
    ...reading,
    path: '/ads/pictures/:name',
    summary: "Returns a campaign's picture by the name in its ad.",
    parameters: [inPath('name', 'The name of the picture; it changes with its bytes.')],
    answer: null,
    refusals: [404],
    example: '/ads/pictures/tyres',
  },
  ({ campaigns }) =>
    ({ params }, response) => {
      const name = String(params.name);
      const picture = campaigns.picture(name);
      if (picture === undefined)
        throw new ProblemError('unknown-picture', `No campaign that is running has a picture "${name}".`);
      response.set('Cache-Control', 'public, max-age=31536000, immutable').type(picture.type).send(picture.bytes);
    },
);
