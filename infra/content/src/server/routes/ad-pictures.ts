import type { RequestHandler } from 'express';
import type { CampaignFolder } from '../../house-ads/campaign-folder';
import { ProblemError } from '../../problems';

/** `GET /ads/pictures/{name}`: a campaign's picture; its name changes with its bytes. */
export function adPictureRoute(folder: CampaignFolder): RequestHandler<{ name: string }> {
  return ({ params }, response) => {
    const picture = folder.picture(params.name);
    if (picture === undefined)
      throw new ProblemError('unknown-picture', `No campaign that is running has a picture "${params.name}".`);
    response.set('Cache-Control', 'public, max-age=31536000, immutable').type(picture.type).send(picture.bytes);
  };
}
