/** Pictures for shared links: the shell names them in the heads of pages about models, articles and expert reviews. */
import { brands } from '@forecourt/brands';
import { picturesOf, rangeText } from '@forecourt/listing';
import { dayOf, FetchError, inPath, reading, serviceRoute } from '@forecourt/service';
import { cardBase } from '@forecourt/site';
import { formatCount, formatPrice } from '@forecourt/ui/format';
import { parseVehicleImageUrl, vehicleImageBase, vehicleImageUrl, vehicleSvg } from '@forecourt/ui/vehicle';
import type { Request, Response } from 'express';
import { brandLook } from '../../cards/brand-look';
import { type Card, type CardPicture, cardSvg, picturePlace } from '../../cards/card';
import type { ModelFigures } from '../../cards/model-figures';
import type { Entry } from '../../editorial/entry';
import { coverOf } from '../../pictures/cover';
import { ProblemError } from '../../problems';
import type { Services } from '../services';
import { shownBy } from './editorial';
import { sendMade } from './photos';

/** Time for which caches may keep them, seconds: a count or a title may change. */
const cachedSeconds = 3_600;
const caching = `public, max-age=${cachedSeconds}`;

const aboutBrand = inPath('brand', 'Id of the brand whose name, type and colors it has.');

export const modelCard = serviceRoute<Services>(
  {
    ...reading,
    path: `${cardBase}/:brand/models/:make/:model/:file`,
    summary: 'Returns a picture of a model for shared links, 1200 by 630 pixels: its name, number and prices.',
    parameters: [
      aboutBrand,
      inPath('make', 'Code of the make, `TOYOTA`.'),
      inPath('model', 'Code of the model, `CAMRY`.'),
      inPath('file', 'The year or all of them, and the format: `2021.jpg`, `all.jpg`.'),
    ],
    answer: null,
    refusals: [404, 502, 503],
    example: '/content/cards/research/models/TOYOTA/CAMRY/2021.jpg',
  },
  (services) => async (request, response) => {
    const [brand, make, model, file] = ['brand', 'make', 'model', 'file'].map((name) => String(request.params[name]));
    const [, year] = /^(?:((?:19|20)\d\d)|all)\.jpg$/.exec(file!) ?? [undefined, null];
    if (year === null || !/^\w[\w-]{0,39}$/.test(make!) || !/^\w[\w-]{0,39}$/.test(model!)) throw unknown(request);
    const { defaultListingType } = brands.find(({ id }) => id === brand) ?? brands[0];
    const figures = await services.models
      .of({
        ...{ makeCode: make!, modelCode: `${model}|${make}` },
        ...(year !== undefined && { year: Number(year) }),
        ...(defaultListingType !== undefined && { listingType: defaultListingType }),
      })
      .catch((error: unknown) => {
        if (error instanceof FetchError && error.status === 400) throw unknown(request);
        if (error instanceof FetchError) throw new ProblemError('photo-failed', 'The marketplace does not answer.');
        throw error;
      });
    const card = cardOfModel(figures, year);
    if (card === undefined) throw unknown(request);
    await send(services, request, response, { ...card, look: brandLook(brand!) });
  },
);

export const textCard = serviceRoute<Services>(
  {
    ...reading,
    path: `${cardBase}/:brand/texts/:file`,
    summary: 'Returns a picture of an article or expert review for shared links, 1200 by 630 pixels, with its title.',
    parameters: [aboutBrand, inPath('file', 'The name of the text, and the format: `used-pickup.jpg`.')],
    answer: null,
    refusals: [404, 503],
    example: '/content/cards/research/texts/first-car-guide.jpg',
  },
  (services) => async (request, response) => {
    const brand = String(request.params.brand);
    const [, slug = ''] = /^([a-z0-9-]{1,100})\.jpg$/.exec(String(request.params.file)) ?? [];
    const entry = services.editorial.shelf.get(slug, shownBy(brand), dayOf(Date.now()));
    if (entry === undefined) throw unknown(request);
    const lines = [entry.kind === 'article' ? 'Article' : 'Expert review'];
    const card = { look: brandLook(brand), title: entry.title, lines, picture: await pictureOf(entry) };
    await send(services, request, response, card);
  },
);

/** Returns what a model's picture shows; undefined if none is for sale. */
function cardOfModel(
  { listings: [first], totalResultCount, stats: { derivedprice } }: ModelFigures,
  year: string | undefined,
): Omit<Card, 'look'> | undefined {
  if (first === undefined) return undefined;
  const [{ look }] = picturesOf({ ...first, images: { primary: 0, sources: [] } });
  return {
    title: [year, first.make, first.model].filter((part) => part !== undefined).join(' '),
    lines: [
      `${formatCount(totalResultCount)} for sale`,
      ...(derivedprice === null ? [] : [rangeText(derivedprice, formatPrice)]),
    ],
    picture: drawn(vehicleImageUrl(look)),
  };
}

async function pictureOf({ picture }: Entry): Promise<CardPicture> {
  if ('drawn' in picture) return drawn(`${vehicleImageBase}/${picture.drawn}/side.svg`);
  return { photograph: await coverOf(Buffer.from(picture.base64, 'base64'), picturePlace) };
}

function drawn(address: string): CardPicture {
  const picture = parseVehicleImageUrl(address);
  return { drawing: picture === null ? '' : vehicleSvg(picture) };
}

const unknown = ({ path }: Request) => new ProblemError('unknown-picture', `There is no picture ${path}.`);

const send = ({ photos, metrics }: Services, request: Request, response: Response, card: Card) =>
  sendMade(metrics, request, response, (client) => photos.card(cardSvg(card), client), caching);
