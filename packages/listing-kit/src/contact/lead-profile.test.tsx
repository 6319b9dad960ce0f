import fc from 'fast-check';
import { leadProfile } from './lead-profile';

afterEach(() => localStorage.clear());

test('whatever is stored under its key, a lead profile has texts or is null', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      localStorage.setItem('lead-profile', JSON.stringify(stored));
      const profile = leadProfile.read();
      if (profile !== null)
        for (const name of ['firstName', 'email'] as const) expect(typeof profile[name]).toBe('string');
    }),
  );
});
