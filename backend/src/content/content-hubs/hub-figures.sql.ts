import type { HubFigures } from '../../contract/content/content-hubs.js';
import { HUB_TOPICS, type HubTopic } from '../../contract/content/page-status.js';
import { statement } from '../../platform/database/statement.js';
import { TOPIC_CONDITIONS } from '../location-pages/facts/topics.sql.js';
import { spots } from '../state-pages/state-facts.sql.js';

type TopicCounts = Partial<Record<HubTopic, number>> & { stateCode: string };

export const topicCounts = statement<TopicCounts, [stateCodes: readonly string[]]>(
  `WITH ${spots} SELECT state AS "stateCode",
    ${HUB_TOPICS.map((topic) => `count(*) FILTER (WHERE ${TOPIC_CONDITIONS[topic]})::int AS "${topic}"`).join(', ')}
  FROM spots WHERE state = ANY($1::text[]) GROUP BY state`,
);

/** At most two of a state, so that the list is not one city's suburbs. */
export const citiesWithTopic = statement<HubFigures['cities'][number], [topic: HubTopic, limit: number]>(
  `SELECT city, "stateCode", slug, count FROM (
    SELECT city, state_code AS "stateCode", slug, (counted ->> 'count')::int AS count, population,
      row_number() OVER (PARTITION BY state_code ORDER BY (counted ->> 'count')::int DESC, population DESC) AS rank
    FROM location_pages, jsonb_array_elements(facts -> 'topics') AS counted
    WHERE status = 'published' AND counted ->> 'topic' = $1
  ) AS ranked WHERE rank <= 2 ORDER BY count DESC, population DESC, slug LIMIT $2`,
);

export const saveFigures = statement<object, [slug: HubTopic, figures: string]>(
  'UPDATE content_hub_pages SET figures = $2, figures_at = now() WHERE slug = $1',
);
