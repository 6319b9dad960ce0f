import type { ModelTrims } from '../answers/model-trims';

/** Returns make and model of a search for one model, as its trims name it, else the model's label. */
export const modelName = (label: string, trims: ModelTrims | undefined): string =>
  trims === undefined ? label : `${trims.make} ${trims.model}`;
