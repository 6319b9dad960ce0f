/** Parameters that several routes share. */
import { inPath, inQuery } from '@forecourt/service';

export const listingId = inPath('id', 'Id of the listing.');

export const excluded = inQuery(
  'excludedFilter',
  'Ids to leave out of the results, 25 at most, joined by commas (R50).',
);

export const oneModel = [
  inQuery('makeCode', 'Code of a make.'),
  inQuery('modelCode', 'One model, `CAMRY|TOYOTA`, or `CAMRY` beside its make.', { required: true }),
];
