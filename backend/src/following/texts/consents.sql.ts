import { workplaceOf } from '../../accounts/businesses/workplace.sql.js';
import { dayOf } from '../../platform/database/days.sql.js';
import { statement } from '../../platform/database/statement.js';
import { isListedMarket } from './acting/farms.sql.js';

export const lastConsent = statement<
  { action: 'opted-in' | 'stopped' | 'started' | 'removed' },
  [phone: string]
>(
  `SELECT action FROM text_consents WHERE phone = $1 AND action IN ('stopped', 'started') ORDER BY id DESC LIMIT 1`,
);

export interface OwnNumberRow {
  id: number;
  phone: string;
  isVerified: boolean;
  isStopped: boolean;
}

export const ownNumbers = statement<OwnNumberRow, [userId: number]>(`
  SELECT number.id, number.phone, number.verified_at IS NOT NULL AS "isVerified",
    coalesce((SELECT action = 'stopped' FROM text_consents AS consent
      WHERE consent.phone = number.phone AND consent.action IN ('stopped', 'started') ORDER BY consent.id DESC LIMIT 1),
      false) AS "isStopped"
  FROM text_numbers AS number WHERE number.user_id = $1 ORDER BY number.id`);

export interface TextRow {
  id: number;
  channel: 'text' | 'email';
  from: string;
  body: string;
  outcome: string;
  answer: string | null;
  isUndone: boolean;
  createdAt: Date;
}

const textsOf = (more: string) => `
  SELECT text.id, text.channel, sender.username AS "from", text.body, text.outcome, text.answer,
    text.undone_at IS NOT NULL AS "isUndone", text.created_at AS "createdAt"
  FROM texts AS text JOIN users AS sender ON sender.id = text.user_id
  WHERE text.owner_id = $1 AND text.direction = 'in' AND ${more} ORDER BY text.id DESC LIMIT $2::int`;

export const recentTexts = statement<TextRow, [ownerId: number, limit: number]>(
  textsOf(`text.outcome <> 'received'`),
);

export const waitingTexts = statement<TextRow, [ownerId: number, limit: number]>(
  textsOf(`text.outcome = 'not-understood' AND text.dismissed_at IS NULL`),
);

export const deleteOldTexts = statement<object, [days: number]>(
  `DELETE FROM texts WHERE created_at < now() - $1::int * interval '1 day'`,
);

export interface PersonToAsk {
  userId: number;
  day: string;
}

/** In batches: it is morning there, and they have not been asked that day. */
export const peopleToAsk = statement<
  PersonToAsk,
  [after: number, now: Date, from: string, until: string, zone: string, limit: number]
>(`
  SELECT question.user_id AS "userId", clock.day::text AS day
  FROM daily_questions AS question
  JOIN users AS person ON person.id = question.user_id AND person.locked_at IS NULL
  CROSS JOIN LATERAL (SELECT coalesce((${workplaceOf('person.id')}), person.id) AS id) AS owner
  CROSS JOIN LATERAL (
    SELECT time_zone FROM (
      SELECT 1 AS rank, farm.name, farm.id, farm.time_zone FROM farms AS farm WHERE farm.user_id = owner.id
      UNION ALL SELECT 2, market.name, market.id, market.time_zone
        FROM market_managers AS manager JOIN places AS market ON market.id = manager.place_id
        WHERE manager.user_id = person.id AND ${isListedMarket('market')}
    ) AS own ORDER BY rank, name, id LIMIT 1) AS own
  CROSS JOIN LATERAL (SELECT $2::timestamptz AT TIME ZONE coalesce(own.time_zone, $5) AS shown,
    ${dayOf('$2::timestamptz', 'coalesce(own.time_zone, $5)')} AS day) AS clock
  WHERE question.user_id > $1 AND clock.shown::time >= $3::time AND clock.shown::time < $4::time
    AND (question.asked_on IS NULL OR question.asked_on < clock.day)
  ORDER BY question.user_id LIMIT $6::int`);
