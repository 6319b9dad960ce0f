import { problemsOf, standardKinds } from '@forecourt/service';

/** Every refusal of the service: its status and its title. The code in front is the problem's `type`, `content/<code>`. */
export const ProblemError = problemsOf('content', {
  ...standardKinds('The content service'),
  'unknown-programme': [404, 'No such programme'],
  'unknown-guide': [404, 'No such guide'],
  'unknown-difference': [404, 'No such content'],
  'unknown-page': [404, 'No such page'],
  'unknown-picture': [404, 'No such picture'],
  'unknown-entry': [404, 'No such article'],
  'photo-refused': [403, 'Photographs may not come from there'],
  'photo-failed': [502, 'The photograph is unavailable'],
  busy: [503, 'Too many photographs are being made'],
});
export type ProblemError = InstanceType<typeof ProblemError>;
