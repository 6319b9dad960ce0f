import { whenPolicySays } from './policies';

const begin = (policy = 'scroll', element = document.createElement('div')) => {
  const { wait, stop } = whenPolicySays(policy, element);
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

test('a slot that hydrates on scroll waits for the first scroll', async () => {
  const slot = begin();
  expect(await slot.isReady()).toBe(false);
  scrollTo(1);
  expect(await slot.isReady()).toBe(true);
});

test('a slot that hydrates on scroll hydrates at once on a page that is already scrolled', async () => {
  scrollTo(500);
  expect(await begin().isReady()).toBe(true);
});

test('a released slot listens no more', async () => {
  const slot = begin();
  slot.stop();
  scrollTo(1);
  expect(await slot.isReady()).toBe(false);
});

test('a slot that hydrates on interaction hydrates at once if it has the focus', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const field = element.appendChild(document.createElement('input'));
  expect(await begin('interaction', element).isReady()).toBe(false);
  field.focus();
  expect(await begin('interaction', element).isReady()).toBe(true);
  element.remove();
});
