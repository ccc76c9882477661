import { type APIRequestContext, expect } from '@playwright/test';
import { mailTo } from '../people/mails';
import { query } from './database';

export interface Market {
  id: number;
  name: string;
  /** Its page. */
  path: string;
  /** The market's own mailbox. */
  mailbox: string;
}

/**
 * A market of the demo with coming days, which nobody runs and no other test has. It has no website: the
 * domain of one can match a test account's email.
 */
export async function freeMarket(mailbox: string): Promise<Market> {
  const [market] = await query<{ id: number; name: string }>(
    `UPDATE places SET email = $1, website = NULL WHERE id = (
       SELECT id FROM places WHERE kind = 'farmers_market' AND farm_id IS NULL AND hidden_at IS NULL
         AND source = 'demo' AND exceptions = '[]' AND name NOT LIKE '%<%'
         AND email NOT LIKE '%@market.farmgate.example'
         AND (SELECT count(*) FROM market_days WHERE place_id = places.id AND starts_at > now()) > 2
         AND NOT EXISTS (SELECT FROM market_managers WHERE place_id = places.id)
         AND NOT EXISTS (SELECT FROM market_members WHERE place_id = places.id)
       ORDER BY id DESC LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id, name`,
    [mailbox],
  );
  if (!market) throw new Error('Every market of the demo is run by someone.');
  return { ...market, mailbox, path: `/places/x-${market.id}` };
}

/** @returns the code of an email to a market's mailbox */
export const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** Makes whoever asks the market's first manager, by the calls. */
export async function claim(request: APIRequestContext, { id, mailbox }: Market): Promise<void> {
  expect((await request.post(`/api/markets/${id}/claim/code`, { data: {} })).ok()).toBe(true);
  const code = codeIn((await mailTo(mailbox, 'market-code')).text);
  expect((await request.post(`/api/markets/${id}/claim/proof`, { data: { code } })).ok()).toBe(true);
}
