/**
 * The service worker of the site: shows push messages and opens their links. It listens to nothing else, least of all to requests of
 * pages (R66).
 */

/** The worker's side of the API, which TypeScript's DOM library lacks. */
interface Worker {
  addEventListener(type: 'push', listener: (event: PushMessage) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow(url: string): Promise<unknown> };
  readonly location: Location;
}
interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}
interface PushMessage extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface NotificationClick extends Extendable {
  readonly notification: Notification;
}

const worker = globalThis as unknown as Worker;

interface Notice {
  title: string;
  body: string;
  /** URL of this site. */
  url: string;
}

/** Returns the notification for a push message. Browsers require one for every message; an invalid message leads to the saved cars. */
function noticeOf({ data }: PushMessage): Notice {
  const usual = { title: 'News of your saved cars', body: '', url: '/account/favourites' };
  try {
    const said: unknown = data?.json();
    if (typeof said !== 'object' || said === null) return usual;
    const text = (name: keyof Notice) => {
      const value: unknown = Reflect.get(said, name);
      return typeof value === 'string' ? value : usual[name];
    };
    return { title: text('title'), body: text('body'), url: text('url') };
  } catch {
    return usual;
  }
}

worker.addEventListener('push', (event) => {
  const { title, body, url } = noticeOf(event);
  event.waitUntil(worker.registration.showNotification(title, { body, icon: '/_shell/icon.svg', tag: url, data: url }));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const { origin } = worker.location;
  const url = new URL(String(notification.data ?? '/'), origin);
  // Opens pages of this site only, whatever the message says.
  event.waitUntil(worker.clients.openWindow(url.origin === origin ? url.href : origin));
});

export {};
