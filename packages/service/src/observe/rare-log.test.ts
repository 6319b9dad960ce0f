import { RareLog } from './rare-log';

test('a kind has one line a minute, and the next line has the number of omitted ones', () => {
  const lines: unknown[] = [];
  let now = 0;
  const write = (...line: unknown[]) => void lines.push(line);
  const log = new RareLog({ warn: write, error: write } as never, () => now);
  for (let time = 0; time < 1000; time += 1) log.warn('rye', { oven: 7 }, 'burnt');
  log.error('wheat', {}, 'burnt, too');
  now += 60_000;
  log.warn('rye', { oven: 7 }, 'burnt');
  now += 60_000;
  log.warn('rye', { oven: 7 }, 'burnt');
  expect(lines).toEqual([
    [{ oven: 7 }, 'burnt'],
    [{}, 'burnt, too'],
    [{ oven: 7, unsaid: 999 }, 'burnt'],
    [{ oven: 7 }, 'burnt'],
  ]);
});

test('a clock that went back does not silence it', () => {
  const lines: unknown[] = [];
  let now = 1_200 * 86_400_000;
  const write = (...line: unknown[]) => void lines.push(line);
  const log = new RareLog({ warn: write, error: write } as never, () => now);
  log.warn('rye', {}, 'burnt');
  now = 0;
  log.warn('rye', {}, 'burnt');
  expect(lines).toHaveLength(2);
});

test('fields that take work are read for written lines only', async () => {
  const lines: unknown[] = [];
  let reads = 0;
  const log = new RareLog({ warn: (...line: unknown[]) => void lines.push(line), error() {} } as never, () => 0);
  const fields = async () => ({ read: ++reads });
  for (let time = 0; time < 3; time += 1) log.warn('rye', fields, 'burnt');
  await new Promise(setImmediate);
  expect([reads, lines]).toEqual([1, [[{ read: 1 }, 'burnt']]]);
});
