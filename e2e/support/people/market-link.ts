import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { query } from '../rows/database';

interface AnswerTokenModule {
  answerToken: (asked: { dayId: number; memberId: number; userId: number }, secret: string) => string;
}

/** @returns the path of the link that the email about a market day has in it */
export async function marketLink(
  asked: { dayId: number; memberId: number; userId: number },
  answer: string,
): Promise<string> {
  const file = '../../../backend/dist/src/directory/markets/attendance/answer-token.rules.js';
  const { answerToken } = (await import(
    pathToFileURL(path.join(import.meta.dirname, file)).href
  )) as AnswerTokenModule;
  await query("INSERT INTO app_secrets (name, value) VALUES ('market-answer', $1) ON CONFLICT DO NOTHING", [
    'm'.repeat(43),
  ]);
  const [secret] = await query("SELECT value FROM app_secrets WHERE name = 'market-answer'");
  const token = answerToken(asked, String(secret?.['value']));
  return `/market-days/${asked.dayId}/${asked.memberId}/${answer}#${token}`;
}

/** @returns such a link for a farm of the demo on the roster of a market, and the market’s next day */
export async function demoMarketLink(answer: string): Promise<string> {
  const [asked] = await query<{ memberId: number; userId: number; dayId: number }>(
    `SELECT member.id AS "memberId", farm.user_id AS "userId",
       (SELECT id FROM market_days WHERE place_id = member.place_id AND status <> 'cancelled'
          AND ends_at > now() ORDER BY date LIMIT 1) AS "dayId"
     FROM market_members AS member JOIN farms AS farm ON farm.id = farm_id
     WHERE farm.user_id IS NOT NULL AND member.status = 'member'
       AND NOT EXISTS (SELECT FROM farm_claims WHERE farm_id = farm.id AND status = 'new')
     ORDER BY member.id DESC LIMIT 1`,
  );
  if (!asked) throw new Error('The demo has no roster.');
  return marketLink(asked, answer);
}
