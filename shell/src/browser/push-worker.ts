/**
 * The service worker of the site: shows push messages and opens where they lead. It listens to nothing else, no page's requests least of
 * all (R66).
 */

/** What TypeScript's DOM library does not know: the worker's own side. */
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
  /** Of this site. */
  url: string;
}

/** Browsers want something to be shown for every message; one that cannot be read leads to what is kept. */
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
  // A message leads nowhere else, whoever sent it.
  event.waitUntil(worker.clients.openWindow(url.origin === origin ? url.href : origin));
});

export {};
