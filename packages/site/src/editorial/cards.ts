/** Pictures for links that people share: 1200 by 630 pixels, JPEG, made by the content service. */

/** Path under which they are. */
export const cardBase = '/content/cards';

/**
 * Returns the path of the picture of a model, or of one of its years, with its name, number and prices: `/content/cards/research/models/TOYOTA/CAMRY/2021.jpg`.
 * @param brand its id @param model code without the make
 */
export const modelCardPath = (brand: string, make: string, model: string, year?: number): string =>
  `${cardBase}/${brand}/models/${make}/${model}/${year ?? 'all'}.jpg`;

/** Returns the path of the picture of an article or expert review, with its title. @param brand its id */
export const textCardPath = (brand: string, slug: string): string => `${cardBase}/${brand}/texts/${slug}.jpg`;
