import { z } from 'zod';
import { TimeZone } from './follows.js';

const NOT_ONE = 'Your browser sent no address that we can notify. Please try again.';

/** A key of a browser's subscription, in base64url; some browsers pad it. */
const key = (pattern: RegExp) =>
  z
    .string(NOT_ONE)
    .regex(pattern, NOT_ONE)
    .transform((text) => text.replace(/=+$/, ''));

const endpoint = z
  .string(NOT_ONE)
  .max(1_000, NOT_ONE)
  .regex(/^https?:\/\/[\x21-\x7e]+$/, NOT_ONE);

/** What `PushSubscription.toJSON()` of a browser says. */
const device = {
  endpoint,
  keys: z.strictObject({ p256dh: key(/^B[\w-]{86}=?$/), auth: key(/^[\w-]{22}(?:==)?$/) }, NOT_ONE),
};

/** GET /api/push/key: what browsers subscribe with, 65 bytes in base64url. */
export const PushKey = z.object({ key: z.string() });
export type PushKey = z.infer<typeof PushKey>;

/** POST /api/push/devices: notices are shown on this device from now on. */
export const PushDeviceRequest = z.strictObject({
  ...device,
  /** Of the link in a notice, for someone without a login. */
  token: z.string(NOT_ONE).min(1, NOT_ONE).max(200, NOT_ONE).optional(),
  /** The zone of someone of whom nothing is kept yet. */
  timeZone: TimeZone.optional(),
});
export type PushDeviceRequest = z.output<typeof PushDeviceRequest>;

/**
 * POST /api/push/devices/move: the browser has given the device another address. Who knows the one before
 * is the device.
 */
export const PushDeviceMove = z.strictObject({ ...device, before: endpoint });
export type PushDeviceMove = z.output<typeof PushDeviceMove>;

/** POST /api/push/orders: this device tells of new orders of the business that its person works for now. */
export const OrderDeviceRequest = z.strictObject({ ...device, timeZone: TimeZone.optional() });
export type OrderDeviceRequest = z.output<typeof OrderDeviceRequest>;

/** POST /api/push/devices/state: what a device tells, asked by itself. All false for an unknown one. */
export const PushDeviceState = z.object({
  /** Of what its person follows. */
  news: z.boolean(),
  /** Of the business that whoever asks works for now. */
  orders: z.boolean(),
});
export type PushDeviceState = z.infer<typeof PushDeviceState>;

/** POST /api/push/devices/remove and /state; of /api/push/orders/remove, orders alone. */
export const PushDeviceRemoval = z.strictObject({ endpoint });
export type PushDeviceRemoval = z.output<typeof PushDeviceRemoval>;
