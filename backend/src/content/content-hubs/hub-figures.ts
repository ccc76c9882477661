import type { EntityManager } from 'typeorm';
import type { HubFigures } from '../../contract/content/content-hubs.js';
import { HUB_TOPICS, type HubTopic } from '../../contract/content/page-status.js';
import { STATE_NAMES } from '../../contract/shared/states.js';
import { TOPIC_RULES } from '../location-pages/facts/topics.rules.js';
import { spots, topicSql } from '../state-pages/state-facts.sql.js';
import { STATE_CODES, stateSlug } from '../state-pages/make-state-pages.js';

const MOST_STATES = 10;
const MOST_CITIES = 12;

/** Counts how much there is of each guide's topic, and where. Guides of other topics keep none. */
export async function refreshHubFigures(tx: EntityManager, now: Date): Promise<void> {
  const rows = await tx.query<(Partial<Record<HubTopic, number>> & { stateCode: string })[]>(
    `WITH ${spots} SELECT state AS "stateCode",
       ${HUB_TOPICS.map((topic) => `count(*) FILTER (WHERE ${topicSql(topic)})::int AS "${topic}"`).join(', ')}
     FROM spots WHERE state = ANY($1::text[]) GROUP BY state`,
    [STATE_CODES],
  );
  for (const topic of HUB_TOPICS) {
    const states = rows
      .map((row) => ({ stateCode: row.stateCode, count: row[topic] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.stateCode.localeCompare(b.stateCode));
    const count = states.reduce((sum, state) => sum + state.count, 0);
    const figures: HubFigures = {
      asOf: now.toISOString().slice(0, 10),
      what: TOPIC_RULES[topic].what[count === 1 ? 0 : 1],
      count,
      stateCount: states.length,
      states: states.slice(0, MOST_STATES).map(({ stateCode, count: there }) => {
        const state = STATE_NAMES[stateCode] ?? stateCode;
        return { state, stateCode, slug: stateSlug(state), count: there };
      }),
      cities: await citiesWith(tx, topic),
    };
    await tx.query('UPDATE content_hub_pages SET figures = $2, figures_at = now() WHERE slug = $1', [
      topic,
      JSON.stringify(figures),
    ]);
  }
}

/** Cities with a page, by what is within 25 miles of them; at most two of a state, so that the list is not one city's suburbs. */
function citiesWith(tx: EntityManager, topic: HubTopic): Promise<HubFigures['cities']> {
  return tx.query<HubFigures['cities']>(
    `SELECT city, "stateCode", slug, count FROM (
       SELECT city, state_code AS "stateCode", slug, (counted ->> 'count')::int AS count, population,
         row_number() OVER (PARTITION BY state_code ORDER BY (counted ->> 'count')::int DESC, population DESC) AS rank
       FROM location_pages, jsonb_array_elements(facts -> 'topics') AS counted
       WHERE status = 'published' AND counted ->> 'topic' = $1
     ) AS ranked WHERE rank <= 2 ORDER BY count DESC, population DESC, slug LIMIT $2`,
    [topic, MOST_CITIES],
  );
}
