import { problemsOf, standardKinds } from '@forecourt/service';

/** Every refusal of the service: its status and its title. The code in front is the problem's `type`, `accounts/<code>`. */
export const ProblemError = problemsOf('accounts', {
  ...standardKinds('The accounts service'),
  'too-often': [429, 'Too many at once'],
  'too-many-searches': [409, 'You have a maximum of 2 searches saved.'],
});
export type ProblemError = InstanceType<typeof ProblemError>;
