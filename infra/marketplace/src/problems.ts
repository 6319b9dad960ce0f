import { problemsOf } from '@forecourt/service';

/** Every refusal of the marketplace: its status and its title. The code in front is the problem's `type`, `marketplace/<code>`. */
export const ProblemError = problemsOf('marketplace', {
  'bad-parameter': [400, 'A parameter is not usable'],
  'bad-body': [400, 'The body does not have the expected form'],
  'bad-request': [400, 'The request cannot be understood'],
  'token-missing': [401, 'A token is needed'],
  'token-wrong': [401, 'The token is not valid'],
  'not-found': [404, 'There is nothing here'],
  'unknown-listing': [404, 'No such listing'],
  'unknown-zip': [404, 'Enter a valid ZIP Code'],
  'too-many-searches': [409, 'You have a maximum of 2 searches saved.'],
  'no-inventory': [409, 'There is no inventory yet'],
  'too-large': [413, 'The body is too large'],
  'bad-type': [415, 'The body has to be JSON or a form'],
  'no-usable-record': [422, 'No record can be used'],
  internal: [500, 'The marketplace failed'],
  starting: [503, 'The marketplace is starting'],
});
export type ProblemError = InstanceType<typeof ProblemError>;
