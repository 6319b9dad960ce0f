import type { MatchVehicle } from '../feed/vehicles';
import { sampleReference } from './reference';

/** Matches the sample reference's makes and models: the text begins with the model, the rest is the trim. */
export const matchSample: MatchVehicle = ({ make, model, trim }) => {
  const foundMake = sampleReference.makes.find(({ label }) => label.toLowerCase() === make.toLowerCase());
  if (foundMake === undefined) return { unknown: 'make' };
  const found = sampleReference.models[foundMake.code]?.find(({ label }) => model.startsWith(label));
  if (found === undefined) return { unknown: 'model' };
  const rest = trim ?? model.slice(found.label.length).trim();
  return {
    make: foundMake,
    model: { ...found, seriesCode: null, listed: true },
    trim: sampleReference.trims[found.code]?.find(({ label }) => label === rest) ?? null,
    version: null,
  };
};
