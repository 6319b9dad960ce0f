import fc from 'fast-check';
import { leadProfile } from './lead-profile';

afterEach(() => localStorage.clear());

test('whatever is stored in its place, a profile without a name and an address is none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.record({ id: fc.string(), title: fc.string() }))), (stored) => {
      localStorage.setItem('lead-profile', JSON.stringify(stored));
      const profile = leadProfile.read();
      if (profile !== null)
        for (const name of ['firstName', 'email'] as const) expect(typeof profile[name]).toBe('string');
    }),
  );
});
