import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { query } from '../rows/database';

interface WeatherTokenModule {
  weatherToken: (asked: { dayId: number; userId: number }, secret: string) => string;
}

/** What the National Weather Service says of a day, as the job that asks it stores it. */
export async function writeAlert(dayId: number): Promise<void> {
  await query(
    `INSERT INTO market_day_alerts (day_id, alert_id, event, headline, severity, office, sent_at, starts_at, ends_at, seen_at)
     SELECT id, 'urn:oid:1', 'Winter Storm Warning', 'Winter Storm Warning issued November 27 at 3:04PM CST', 'Severe',
       'NWS Tulsa OK', '2026-11-27T15:04:00-06:00', starts_at, ends_at, now() FROM market_days WHERE id = $1
     ON CONFLICT (day_id) DO UPDATE SET is_current = true, seen_at = now(), answered_at = NULL`,
    [dayId],
  );
}

/** @returns the path of the link in an email about severe weather, whose reader it makes a manager */
export async function weatherLink(asked: { dayId: number; userId: number }, answer: string): Promise<string> {
  const file = '../../../backend/dist/src/directory/markets/weather/weather-token.rules.js';
  const { weatherToken } = (await import(
    pathToFileURL(path.join(import.meta.dirname, file)).href
  )) as WeatherTokenModule;
  await query("INSERT INTO app_secrets (name, value) VALUES ('market-weather', $1) ON CONFLICT DO NOTHING", [
    'w'.repeat(43),
  ]);
  const [secret] = await query("SELECT value FROM app_secrets WHERE name = 'market-weather'");
  await query(
    `INSERT INTO market_managers (place_id, user_id) SELECT place_id, $2 FROM market_days WHERE id = $1
     ON CONFLICT DO NOTHING`,
    [asked.dayId, asked.userId],
  );
  const token = weatherToken(asked, String(secret?.['value']));
  return `/market-weather/${asked.dayId}/${asked.userId}/${answer}#${token}`;
}

/** @returns such a link for the last day of a market of the demo, and one of its farmers as the manager */
export async function demoWeatherLink(answer: string): Promise<string> {
  const [asked] = await query<{ userId: number; dayId: number }>(
    `SELECT (SELECT min(user_id) FROM farms) AS "userId", day.id AS "dayId"
     FROM market_days AS day JOIN places AS place ON place.id = place_id
     WHERE day.status <> 'cancelled' AND day.ends_at > now()
       AND kind = 'farmers_market' AND hidden_at IS NULL AND farm_id IS NULL
     ORDER BY day.date DESC, day.id DESC LIMIT 1`,
  );
  if (!asked) throw new Error('The demo has no market days.');
  await writeAlert(asked.dayId);
  return weatherLink(asked, answer);
}
