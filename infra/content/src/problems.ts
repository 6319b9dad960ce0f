import { problemsOf, standardKinds } from '@forecourt/service';

/** Every refusal of the service: its status and its title. The code in front is the problem's `type`, `content/<code>`. */
export const ProblemError = problemsOf('content', {
  ...standardKinds('The content service'),
  'unknown-programme': [404, 'No such programme'],
});
export type ProblemError = InstanceType<typeof ProblemError>;
