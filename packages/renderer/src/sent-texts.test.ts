import fc from 'fast-check';
import { SentTexts } from './sent-texts';

test('a text is sent once, as long as few others are sent after it', () => {
  const sent = new SentTexts();
  const first = sent.send('a');
  expect(first.text).toBe('a');
  expect(sent.send('a')).toEqual({ place: first.place, text: '' });
  expect(sent.send('b').place).not.toBe(first.place);
});

test('a place always has the text that was sent for it, however many texts there are, and few places are enough', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100), { maxLength: 400 }), (texts) => {
      const sent = new SentTexts();
      const places: string[] = [];
      for (const number of texts) {
        const { place, text } = sent.send(`text ${number}`);
        if (text !== '') places[place] = text;
        expect(places[place]).toBe(`text ${number}`);
      }
      expect(places.length).toBeLessThanOrEqual(64);
    }),
  );
});
