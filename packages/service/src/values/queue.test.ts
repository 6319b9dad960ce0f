import { Queue } from './queue';

test('runs one task after another, in the order of their arrival', async () => {
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

test('a failed task rejects for its caller, and the next task runs', async () => {
  const queue = new Queue();
  const failed = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('idle waits for the tasks that were queued before it', async () => {
  const queue = new Queue();
  let done = false;
  void queue.run(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    done = true;
  });
  await queue.idle();
  expect(done).toBe(true);
});
