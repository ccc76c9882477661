import type { Call, Known } from './hostile-calls.js';

/** What `PushSubscription.toJSON()` of a browser says. */
const device = (name: string) => ({
  endpoint: `https://push.example.com/send/${name}`,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
});

/** What farms write to their followers, and the devices that show it. */
export const NEWS_CALLS: Record<string, (known: Known) => Call> = {
  postNews: ({ farmId }) => ({
    method: 'POST',
    path: `/api/farms/${farmId}/news`,
    valid: () => ({ text: 'Peaches are in.', alt: 'A crate of peaches' }),
  }),
  reportNews: ({ newsId }) => ({
    method: 'POST',
    path: `/api/farm-news/${newsId}/report`,
    valid: () => ({ reason: 'This is not about food.' }),
  }),
  addDevice: () => ({
    method: 'POST',
    path: '/api/push/devices',
    valid: () => device('phone'),
  }),
  moveDevice: () => ({
    method: 'POST',
    path: '/api/push/devices/move',
    valid: () => ({ ...device('phone-2'), before: device('phone').endpoint }),
  }),
  removeDevice: () => ({
    method: 'POST',
    path: '/api/push/devices/remove',
    valid: () => ({ endpoint: device('phone-3').endpoint }),
  }),
  stateOfDevice: () => ({
    method: 'POST',
    path: '/api/push/devices/state',
    valid: () => ({ endpoint: device('phone-3').endpoint }),
  }),
};
