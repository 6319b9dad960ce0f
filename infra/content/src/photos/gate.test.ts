import { Gate } from './gate';

test('a limited number runs at once, a limited number is queued in order, and one more is refused', async () => {
  const gate = new Gate(2, 1);
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const task = (name: string) =>
    gate.run(() => {
      started.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const running = [task('a'), task('b'), task('c')];
  await expect(task('d')).rejects.toMatchObject({ reason: 'busy' });
  expect(started).toEqual(['a', 'b']);
  ends[0]?.();
  await running[0];
  expect(started).toEqual(['a', 'b', 'c']);
  ends[1]?.();
  ends[2]?.();
  await Promise.all(running);
});

test('a failed task releases its place', async () => {
  const gate = new Gate(1, 0);
  await expect(gate.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(gate.run(() => Promise.resolve('next'))).resolves.toBe('next');
});
