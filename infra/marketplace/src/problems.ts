import { problemsOf, standardKinds } from '@forecourt/service';

/** Every refusal of the marketplace: its status and its title. The code in front is the problem's `type`, `marketplace/<code>`. */
export const ProblemError = problemsOf('marketplace', {
  ...standardKinds('The marketplace'),
  'token-missing': [401, 'A token is needed'],
  'token-wrong': [401, 'The token is not valid'],
  'unknown-listing': [404, 'No such listing'],
  'unknown-zip': [404, 'Enter a valid ZIP Code'],
  'unknown-place': [404, 'There is no such place'],
  'no-inventory': [409, 'There is no inventory yet'],
  'store-away': [503, 'The inventory cannot be reached'],

  'no-usable-record': [422, 'No record can be used'],
});
export type ProblemError = InstanceType<typeof ProblemError>;
