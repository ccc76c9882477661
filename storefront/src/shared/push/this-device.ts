import type { DoneView } from '@farmgate/backend/contract/accounts/auth';
import type { PushDeviceState, PushKey } from '@farmgate/backend/contract/following/push';
import { callJson } from '../../lib/api/api';
import { timeZoneHere } from '../../lib/format/time-zone-here';
import { bytesOf } from './bytes-of';

/**
 * Whether this browser shows notices. `blocked`: its person has said no, and only its settings change that.
 */
export type DeviceState = 'unable' | 'blocked' | 'off' | 'on';

/** What of: what its person follows, or new orders of the business that they work for now. */
export type Told = keyof PushDeviceState;

const CALLS: Readonly<Record<Told, string>> = { news: '/api/push/devices', orders: '/api/push/orders' };

const isAble = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const post = <T>(path: string, body: object) => callJson<T>(path, { method: 'POST', body });

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** @returns what this browser does now, without asking its person anything @throws what our server throws */
export async function deviceState(told: Told): Promise<DeviceState> {
  if (!isAble()) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await ownSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  const { endpoint } = subscription;
  const state = await post<PushDeviceState>('/api/push/devices/state', { endpoint });
  return state[told] ? 'on' : 'off';
}

async function subscribe(): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await callJson<PushKey>('/api/push/key');
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  return pushManager.subscribe(options).catch(async () => {
    // One that was made with another key is in the way, and would get nothing.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
}

/**
 * Shows notices here from now on. To be called right when someone pressed for it: the browser asks them.
 * @param token of someone without an account; null for who is logged in
 * @throws what the browser, its push service or our server throws
 */
export async function turnOn(told: Told, token: string | null): Promise<DeviceState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { endpoint, keys } = (await subscribe()).toJSON();
  await post<DoneView>(CALLS[told], {
    endpoint,
    keys,
    timeZone: timeZoneHere(),
    ...(token !== null && { token }),
  });
  return 'on';
}

/** Shows no more of these here. Our server forgets the address of the browser with the last of them. */
export async function turnOff(told: Told): Promise<DeviceState> {
  const subscription = await ownSubscription();
  if (subscription) await post<DoneView>(`${CALLS[told]}/remove`, { endpoint: subscription.endpoint });
  return 'off';
}
