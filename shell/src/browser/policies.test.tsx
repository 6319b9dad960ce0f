import { whenPolicySays } from './policies';

const begin = () => {
  const { wait, stop } = whenPolicySays('scroll', document.createElement('div'));
  let isReady = false;
  void wait.then(() => {
    isReady = true;
  });
  const settled = async () => {
    await Promise.resolve();
    return isReady;
  };
  return { stop, isReady: settled };
};
const scrollTo = (scrollY: number) => {
  Object.assign(window, { scrollY });
  window.dispatchEvent(new Event('scroll'));
};
afterEach(() => Object.assign(window, { scrollY: 0 }));

test('what comes alive with a scroll waits for the first one', async () => {
  const slot = begin();
  expect(await slot.isReady()).toBe(false);
  scrollTo(1);
  expect(await slot.isReady()).toBe(true);
});

test('or is ready at once on a page that comes back scrolled', async () => {
  scrollTo(500);
  expect(await begin().isReady()).toBe(true);
});

test('and listens no more once its slot has gone', async () => {
  const slot = begin();
  slot.stop();
  scrollTo(1);
  expect(await slot.isReady()).toBe(false);
});
