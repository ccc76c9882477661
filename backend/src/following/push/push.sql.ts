import { statement } from '../../platform/database/statement.js';

export interface ToldDevice {
  id: number;
  told: number[];
}

export const toldDevices = statement<ToldDevice, [followerId: number, announcementIds: readonly number[]]>(`
  SELECT device.id, array(
    SELECT told.id FROM push_messages AS message, unnest(message.announcement_ids) AS told (id)
    WHERE message.subscription_id = device.id AND message.status IN ('waiting', 'sent') AND told.id = ANY($2)) AS told
  FROM push_subscriptions AS device WHERE device.follower_id = $1 AND device.tells_news
  ORDER BY device.id`);

/** A device that has a message of the tag gets no second one. */
export const insertMessages = statement<
  { id: number },
  [
    devices: readonly number[],
    title: string,
    text: string,
    path: string,
    tag: string,
    sendBefore: Date,
    announcementIds: readonly number[],
    membershipId: number | null,
  ]
>(`
  INSERT INTO push_messages
    (subscription_id, title, text, path, tag, send_before, announcement_ids, membership_id)
  SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM push_subscriptions WHERE id = ANY($1) ORDER BY id
  ON CONFLICT DO NOTHING RETURNING id`);

export interface DueMessage {
  id: number;
  subscriptionId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  title: string;
  text: string;
  path: string;
  tag: string;
  tries: number;
  sendBefore: Date;
  isWanted: boolean;
}

/** Locked with their devices, in this order. Those that another server is sending are left to it. */
export const lockDue = statement<DueMessage, [most: number]>(`
  SELECT message.id, device.id AS "subscriptionId", device.endpoint, device.p256dh, device.auth, message.title,
    message.text, message.path, message.tag, message.tries, message.send_before AS "sendBefore",
    CASE WHEN message.membership_id IS NULL
      THEN follower.stopped_at IS NULL AND follower.by_push AND device.tells_news
      ELSE EXISTS (SELECT FROM order_devices AS own
        WHERE own.subscription_id = device.id AND own.membership_id = message.membership_id) END AS "isWanted"
  FROM push_messages AS message JOIN push_subscriptions AS device ON device.id = message.subscription_id
  JOIN followers AS follower ON follower.id = device.follower_id
  WHERE message.status = 'waiting' AND message.due_at <= now()
  ORDER BY message.due_at, message.id LIMIT $1
  FOR UPDATE OF message SKIP LOCKED FOR KEY SHARE OF device SKIP LOCKED`);

/** Before they are sent: a full database could not mark them, and would send them again and again. */
export const markSent = statement<object, [ids: readonly number[]]>(
  `UPDATE push_messages SET status = 'sent', sent_at = now(), tries = tries + 1 WHERE id = ANY($1::int[])`,
);

export const noteAnswers = statement<object, [ids: readonly number[], details: readonly string[]]>(`
  UPDATE push_messages SET detail = given.detail
  FROM unnest($1::int[], $2::text[]) AS given (id, detail) WHERE push_messages.id = given.id`);

export const end = statement<object, [id: number, status: 'failed' | 'dropped']>(
  'UPDATE push_messages SET status = $2, sent_at = NULL WHERE id = $1',
);

export const postpone = statement<object, [id: number, seconds: number]>(
  `UPDATE push_messages SET status = 'waiting', sent_at = NULL, due_at = now() + make_interval(secs => $2) WHERE id = $1`,
);

export const isWaiting = statement<object, [id: number]>(
  `SELECT 1 FROM push_messages WHERE id = $1 AND status = 'waiting' AND due_at <= now()`,
);

export const removeOldMessages = statement<object, [days: number]>(
  `DELETE FROM push_messages WHERE created_at < now() - make_interval(days => $1)`,
);

export const removeOldDevices = statement<object, [followerId: number, most: number]>(`
  DELETE FROM push_subscriptions WHERE follower_id = $1 AND id NOT IN (
    SELECT id FROM push_subscriptions WHERE follower_id = $1 ORDER BY id DESC LIMIT $2)`);

export const stopNews = statement<object, [endpoint: string]>(
  'UPDATE push_subscriptions SET tells_news = false WHERE endpoint = $1',
);

/** One that tells nothing anymore. */
export const forgetIdleDevice = statement<object, [endpoint: string]>(`
  DELETE FROM push_subscriptions AS device WHERE endpoint = $1 AND NOT tells_news
    AND NOT EXISTS (SELECT FROM order_devices AS own WHERE own.subscription_id = device.id)`);

/** With it goes what waits there for someone else. */
export const removeDeviceOfOther = statement<object, [endpoint: string, followerId: number]>(
  'DELETE FROM push_subscriptions WHERE endpoint = $1 AND follower_id <> $2',
);

/** A browser that asks again is the device of whoever asks now. */
export const putDevice = statement<
  { id: number },
  [followerId: number, endpoint: string, p256dh: string, auth: string, device: string, tellsNews: boolean]
>(`
  INSERT INTO push_subscriptions AS known (follower_id, endpoint, p256dh, auth, device, tells_news)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (endpoint) DO UPDATE SET follower_id = $1, p256dh = $3, auth = $4, device = $5,
    tells_news = known.tells_news OR $6
  RETURNING id`);

export const moveDevice = statement<
  object,
  [before: string, endpoint: string, p256dh: string, auth: string]
>(`
  UPDATE push_subscriptions SET endpoint = $2, p256dh = $3, auth = $4
  WHERE endpoint = $1 AND NOT EXISTS (SELECT FROM push_subscriptions WHERE endpoint = $2)`);
