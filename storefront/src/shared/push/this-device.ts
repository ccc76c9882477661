import type { DoneView } from '@farmgate/backend/contract/accounts/auth';
import type { PushKey } from '@farmgate/backend/contract/following/push';
import { callJson } from '../../lib/api/api';
import { timeZoneHere } from '../../lib/format/time-zone-here';
import { bytesOf } from './bytes-of';

/**
 * Whether this browser shows notices. `blocked`: its person has said no, and only its settings change that.
 */
export type DeviceState = 'unable' | 'blocked' | 'off' | 'on';

const isAble = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** @returns what this browser does now, without asking anyone anything */
export async function deviceState(): Promise<DeviceState> {
  if (!isAble()) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

const send = (call: string, body: object) =>
  callJson<DoneView>(`/api/push/devices${call}`, { method: 'POST', body });

/**
 * Shows notices here from now on. To be called right when someone pressed for it: the browser asks them.
 * @param token of someone without an account; null for who is logged in
 * @throws what the browser, its push service or our server throws
 */
export async function turnOn(token: string | null): Promise<DeviceState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await callJson<PushKey>('/api/push/key');
  // One that was made with another key would get nothing.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await send('', { endpoint, keys, timeZone: timeZoneHere(), ...(token !== null && { token }) });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** Shows no more notices here. */
export async function turnOff(): Promise<DeviceState> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return 'off';
  await send('/remove', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  return 'off';
}
