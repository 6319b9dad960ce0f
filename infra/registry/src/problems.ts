import { problemsOf } from '@forecourt/service';

/** Every refusal of the registry: its status and its title. The code in front is the problem's `type`, `registry/<code>`. */
export const ProblemError = problemsOf('registry', {
  'bad-name': [400, 'That is not a valid name'],
  'bad-body': [400, 'The body does not have the expected form'],
  'bad-request': [400, 'The request cannot be understood'],
  'token-missing': [401, 'A token is needed'],
  'token-wrong': [401, 'The token is not valid'],
  'token-expired': [401, 'The token has expired'],
  'token-scope': [403, 'The token is not for this'],
  'not-found': [404, 'There is nothing here'],
  'unknown-brand': [404, 'No such brand'],
  'unknown-page': [404, 'No such page'],
  'unknown-remote': [404, 'No such remote'],
  'unknown-token': [404, 'No such token'],
  'unknown-version': [404, 'No such version'],
  'name-taken': [409, 'This name belongs to somebody else'],
  'token-exists': [409, 'There is such a token already'],
  'version-exists': [409, 'This version is already published'],
  'publish-under-way': [409, 'This version is being published'],
  'nothing-to-do': [409, 'What stands does not allow this'],
  'changed-meanwhile': [412, 'The registry has changed'],
  'too-large': [413, 'The upload is too large'],
  'not-json': [415, 'The body has to be JSON'],
  'brand-refused': [422, 'The brand was refused'],
  'layout-refused': [422, 'The layout was refused'],
  'version-refused': [422, 'The version was refused'],
  'too-much': [422, 'The link would be too long'],
  internal: [500, 'The registry failed'],
  'no-previews': [503, 'This site has no previews'],
  starting: [503, 'The registry is starting'],
});
export type ProblemError = InstanceType<typeof ProblemError>;
