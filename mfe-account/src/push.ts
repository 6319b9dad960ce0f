/** Push notifications of this browser: section 4, "Push prompt"; R65, R66. */
import { sendMine } from '@forecourt/device';

const worker = { url: '/cars-for-sale/api/sw.js', scope: '/cars-for-sale/api/' };

/** Whether push notifications need the site on the home screen first, as on Apple's phones and tablets. */
export function needsHomeScreen(): boolean {
  const isApple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}

/** Whether this browser supports push notifications. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** `on`: the site has its endpoint; `blocked`: by the browser or its user; `failed`: try again. */
export type PushOutcome = 'on' | 'blocked' | 'failed';

/** Requests permission from the user, after a click only. Never throws. */
export async function switchPushOn(brand: string): Promise<PushOutcome> {
  try {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') {
      await switchPushOff();
      return 'blocked';
    }
    const registration = await activeWorker();
    const key = await publicKey();
    const subscription =
      (await registration.pushManager.getSubscription()) ??
      (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const stored = await sendMine('/cars-for-sale/consumer-device/browser', {
      brand,
      pixall_id: '',
      browser_token: JSON.stringify(subscription),
      timeZone,
    });
    return stored.ok ? 'on' : 'failed';
  } catch (error) {
    console.warn('Notifications could not be switched on.', error);
    return 'failed';
  }
}

/** Returns this browser's push endpoint, or null if it has none. Never throws. */
export async function pushEndpoint(): Promise<string | null> {
  try {
    return (await currentSubscription())?.endpoint ?? null;
  } catch {
    return null;
  }
}

/** Removes this browser's subscription at the site and here. Never throws. @returns whether it receives no notifications any more */
export async function switchPushOff(): Promise<boolean> {
  const endpoint = await pushEndpoint();
  if (endpoint === null) return true;
  const forgotten = await sendMine('/account-api/push-forget', { endpoint });
  if (forgotten.ok) await letGo();
  return forgotten.ok;
}

/** Ends the subscription in this browser; the caller informs the site. Never throws: the site sends nothing to unknown browsers. */
export async function letGo(): Promise<void> {
  try {
    await (await currentSubscription())?.unsubscribe();
  } catch (error) {
    console.warn('The browser still receives notifications.', error);
  }
}

/** Returns the subscription, or null if there is none. */
async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  const registration = await navigator.serviceWorker.getRegistration(worker.scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Waits for the service worker by its own state, because pages are outside its scope. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(worker.url, { scope: worker.scope });
  const coming = registration.installing ?? registration.waiting;
  if (registration.active !== null || coming === null) return registration;
  await new Promise<void>((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
      if (coming.state === 'redundant') reject(new Error('The service worker did not start.'));
    });
  });
  return registration;
}

async function publicKey(): Promise<string> {
  const response = await fetch('/account-api/push-key');
  const answer: unknown = await response.json();
  const key: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'publicKey') : undefined;
  if (typeof key !== 'string') throw new Error('The site has no key for push notifications.');
  return key;
}
