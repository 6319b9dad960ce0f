import { AnswerWait } from './answer-wait';

const wait = () => new AnswerWait(15, 500);

test('a page that was never stored is waited for as long as any', () => {
  const waits = wait();
  waits.note('a', 100);
  expect(waits.of('b')).toBe(15);
});

test('a stored page is waited for twice as long as its answers took, and at least as long as rendering it again takes', () => {
  const waits = wait();
  for (const [page, tookMs] of Object.entries({ quick: 2, slow: 100, slower: 400, endless: 501 }))
    waits.note(page, tookMs);
  expect(['quick', 'slow', 'slower', 'endless'].map((page) => waits.of(page))).toEqual([150, 200, 500, 15]);
});

test('no wait is longer than the longest', () => {
  const waits = new AnswerWait(15, 100);
  waits.note('a', 2);
  expect(waits.of('a')).toBe(100);
});

test('one slow answer is forgotten after some quick ones', () => {
  const waits = wait();
  waits.note('a', 600);
  expect(waits.of('a')).toBe(15);
  waits.note('a', 10);
  expect(waits.of('a')).toBe(500);
  for (let times = 0; times < 30; times += 1) waits.note('a', 10);
  expect(waits.of('a')).toBe(150);
});
