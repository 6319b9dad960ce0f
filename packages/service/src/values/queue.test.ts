import { Queue } from './queue';

test('one task after another, in the order in which they came', async () => {
  const queue = new Queue();
  const steps: string[] = [];
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      steps.push(`${name} begins`);
      setImmediate(() => {
        steps.push(`${name} ends`);
        resolve(name);
      });
    });
  expect(await Promise.all([queue.run(task('first')), queue.run(task('second'))])).toEqual(['first', 'second']);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a task that fails is told to its caller and stops nobody else', async () => {
  const queue = new Queue();
  const failed = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('idle waits for what was queued until then', async () => {
  const queue = new Queue();
  let done = false;
  void queue.run(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    done = true;
  });
  await queue.idle();
  expect(done).toBe(true);
});
