/** Shows the notices that our server sends to this device, and opens their pages. */
import { readNotice } from './push-notice';

interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends Waitable {
  data: { text(): string } | null;
}
interface NotificationEvent extends Waitable {
  notification: Notification;
}
interface SubscriptionChange extends Waitable {
  oldSubscription: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}
interface PageClient {
  url: string;
  focus(): Promise<PageClient>;
  navigate(url: string): Promise<PageClient | null>;
}
export interface PushScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<PageClient[]>;
    openWindow(url: string): Promise<PageClient | null>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void;
}

/** Opens a notice's page: in a tab that shows it, else in a new one, so that nobody loses what they typed. */
async function open({ clients }: PushScope, url: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === url);
  await (there ? there.focus() : clients.openWindow(url));
}

/** The browser has ended a subscription: the next one takes its place. */
async function renew({ registration }: PushScope, change: SubscriptionChange): Promise<void> {
  const { oldSubscription: before } = change;
  if (!before) return;
  const next = change.newSubscription ?? (await registration.pushManager.subscribe(before.options));
  const { endpoint, keys } = next.toJSON();
  await fetch('/api/push/devices/move', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ before: before.endpoint, endpoint, keys }),
  });
}

export function startPush(self: PushScope): void {
  const { origin } = self.location;
  self.addEventListener('push', (event) => {
    const { title, text, path, tag } = readNotice(event.data?.text() ?? null, origin);
    // One tag is shown once, also if a message comes twice.
    const options = { body: text, tag, data: { path }, icon: '/icon-192.png', badge: '/icon-192.png' };
    event.waitUntil(self.registration.showNotification(title, options));
  });
  self.addEventListener('notificationclick', (event) => {
    const { path } = event.notification.data as { path: string };
    event.notification.close();
    event.waitUntil(open(self, new URL(path, origin).href));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(self, event)));
}
