import { coalesce } from './coalesce';

/** A task whose runs end by `end()`. */
function manualTask() {
  const ends: (() => void)[] = [];
  const task = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { task, end: () => ends.shift()?.() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a burst of triggers runs the task once, after the burst', async () => {
  const { task } = manualTask();
  const { trigger } = coalesce(task, 100);
  for (let count = 0; count < 5; count++) {
    trigger();
    await jest.advanceTimersByTimeAsync(60);
  }
  expect(task).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(40);
  expect(task).toHaveBeenCalledTimes(1);
});

test('triggers during a run lead to one more run after it, never to two at a time', async () => {
  const { task, end } = manualTask();
  const { trigger } = coalesce(task, 100);
  trigger();
  await jest.advanceTimersByTimeAsync(100);
  trigger();
  trigger();
  await jest.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(1);
  end();
  await jest.advanceTimersByTimeAsync(100);
  expect(task).toHaveBeenCalledTimes(2);
  end();
  await jest.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(2);
});

test('stop waits for the current run and starts no other', async () => {
  const { task, end } = manualTask();
  const { trigger, stop } = coalesce(task, 100);
  trigger();
  await jest.advanceTimersByTimeAsync(100);
  trigger();
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await jest.advanceTimersByTimeAsync(100);
  expect(stopped).toBe(false);
  end();
  await stopping;
  trigger();
  await jest.advanceTimersByTimeAsync(1000);
  expect(task).toHaveBeenCalledTimes(1);
});
