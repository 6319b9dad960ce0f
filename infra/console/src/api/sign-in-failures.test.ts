import { signInFailures as codes } from '@forecourt/contracts/sessions';
import { signInFailures } from './sign-in-failures';

test('every failure of a sign-in by the provider has a text', () => {
  expect(Object.keys(signInFailures).sort()).toEqual([...codes].sort());
});
