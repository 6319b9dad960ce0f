import { noteAnswer, noteTouch, whenPolicySays } from './policies';

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

test('a pointer that crosses a slot, or a finger that scrolls it, is no interaction; a click is', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const slot = begin('interaction', element);
  for (const type of ['pointerenter', 'pointerdown', 'scroll']) element.dispatchEvent(new Event(type));
  expect(await slot.isReady()).toBe(false);
  element.click();
  expect(await slot.isReady()).toBe(true);
  element.remove();
});

describe('on a device', () => {
  const idle = () => new Promise((resolve) => setTimeout(resolve, 60));
  afterEach(() => localStorage.clear());

  test('that remembers an earlier visit, slots that show it hydrate when the page is idle; otherwise not', async () => {
    const fresh = begin('remembered');
    await idle();
    expect(await fresh.isReady()).toBe(false);
    localStorage.setItem('fc-visit', '0,1');
    const known = begin('remembered');
    await idle();
    expect(await known.isReady()).toBe(true);
  });

  test('slots that hear of others hydrate once one is touched and has answered', async () => {
    const slot = begin('touched');
    noteTouch();
    await idle();
    expect(await slot.isReady()).toBe(false);
    noteAnswer();
    await idle();
    expect(await slot.isReady()).toBe(true);
  });

  test('slots that show what this page has stored hydrate when it is stored', async () => {
    const slot = begin('remembered');
    window.dispatchEvent(new StorageEvent('storage', { key: 'fc-compared' }));
    await idle();
    expect(await slot.isReady()).toBe(true);
  });
});
