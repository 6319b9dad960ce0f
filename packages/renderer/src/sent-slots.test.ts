import fc from 'fast-check';
import { SentSlots } from './sent-slots';

test('a list is sent once, as long as few others are sent after it', () => {
  const sent = new SentSlots();
  const first = sent.send({ roots: ['a'] });
  expect(first.text).toBe('{"roots":["a"]}');
  expect(sent.send({ roots: ['a'] })).toEqual({ place: first.place, text: '' });
  expect(sent.send({ roots: ['b'] }).place).not.toBe(first.place);
});

test('a place always has the list that was sent for it, however many lists there are, and few places are enough', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100), { maxLength: 400 }), (lists) => {
      const sent = new SentSlots();
      const places: string[] = [];
      for (const list of lists) {
        const { place, text } = sent.send({ list });
        if (text !== '') places[place] = text;
        expect(places[place]).toBe(JSON.stringify({ list }));
      }
      expect(places.length).toBeLessThanOrEqual(64);
    }),
  );
});
