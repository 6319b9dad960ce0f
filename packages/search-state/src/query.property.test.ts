import fc from 'fast-check';
import { escapeField } from './query';

test('a field is escaped as a form does it, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(`text=${escapeField(text)}`).toBe(new URLSearchParams({ text }).toString());
    }),
    { numRuns: 1000 },
  );
});

test('half of a surrogate pair is replaced, as a form does it', () => {
  expect(escapeField('a\ud800')).toBe('a%EF%BF%BD');
});
