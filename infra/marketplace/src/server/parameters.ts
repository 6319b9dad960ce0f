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

/** Parameters of section 7 that callers may send and that change no answer, with the reason. */
export const withoutEffect = [
  inQuery('channel', 'Name of the caller’s channel. Without effect: each channel has the same inventory.'),
  inQuery('pixallId', 'Id of the visitor. Without effect: an answer is the same for everybody.'),
  inQuery('relevanceConfig', 'Name of an order of relevance. Without effect: there is one (R37).'),
  inQuery('ignorePriority', 'Ignores what sellers pay. Without effect: results never regard it (R37).', {
    type: 'boolean',
  }),
  inQuery('vhrProviders', 'Publishers of vehicle histories. Without effect: a history names no publisher.'),
];
