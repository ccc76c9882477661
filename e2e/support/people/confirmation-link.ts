import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { query } from '../rows/database';

interface TokenModule {
  confirmationToken: (id: string, asked: { userId: number; askedAt: Date }, secret: string) => string;
}

/** @returns the path of the link that the yearly email about a farm has in it; the farm is due */
export async function confirmationLink(farmId: number, answer: 'right' | 'closed'): Promise<string> {
  const file = '../../../backend/dist/src/directory/confirmations/confirmation-token.rules.js';
  const { confirmationToken } = (await import(
    pathToFileURL(path.join(import.meta.dirname, file)).href
  )) as TokenModule;
  await query("INSERT INTO app_secrets (name, value) VALUES ('confirmation', $1) ON CONFLICT DO NOTHING", [
    'c'.repeat(43),
  ]);
  const [secret] = await query("SELECT value FROM app_secrets WHERE name = 'confirmation'");
  const [farm] = await query<{ userId: number }>('SELECT user_id AS "userId" FROM farms WHERE id = $1', [
    farmId,
  ]);
  const userId = farm?.userId ?? 0;
  // Both answers are links of one question.
  const [question] = await query<{ askedAt: Date }>(
    `INSERT INTO confirmation_asks (farm_id, user_id, asked_at) VALUES ($1, $2, $3)
     ON CONFLICT (farm_id, user_id) DO UPDATE SET asked_at = coalesce(confirmation_asks.asked_at, excluded.asked_at)
     RETURNING asked_at AS "askedAt"`,
    [farmId, userId, new Date()],
  );
  const asked = { userId, askedAt: question?.askedAt ?? new Date() };
  const token = confirmationToken(`farm-${farmId}`, asked, String(secret?.['value']));
  return `/still-right/farm-${farmId}/${answer}#${token}`;
}
