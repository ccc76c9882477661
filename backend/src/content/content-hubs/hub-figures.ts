import type { EntityManager } from 'typeorm';
import type { HubFigures } from '../../contract/content/content-hubs.js';
import { HUB_TOPICS } from '../../contract/content/page-status.js';
import { houseDay } from '../../contract/shared/calendar/house-zone.js';
import { STATE_NAMES } from '../../contract/shared/states.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { TOPIC_RULES } from '../location-pages/facts/topics.rules.js';
import { STATE_CODES, stateSlug } from '../state-pages/make-state-pages.js';
import * as sql from './hub-figures.sql.js';

const MOST_STATES = 10;
const MOST_CITIES = 12;

export async function refreshHubFigures(tx: EntityManager, now: Date): Promise<void> {
  const rows = await fetchRows(tx, sql.topicCounts, [STATE_CODES]);
  for (const topic of HUB_TOPICS) {
    const states = rows
      .map((row) => ({ stateCode: row.stateCode, count: row[topic] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.stateCode.localeCompare(b.stateCode));
    const count = states.reduce((sum, state) => sum + state.count, 0);
    const figures: HubFigures = {
      asOf: houseDay(now),
      what: TOPIC_RULES[topic].what[count === 1 ? 0 : 1],
      count,
      stateCount: states.length,
      states: states.slice(0, MOST_STATES).map(({ stateCode, count: there }) => {
        const state = STATE_NAMES[stateCode] ?? stateCode;
        return { state, stateCode, slug: stateSlug(state), count: there };
      }),
      cities: await fetchRows(tx, sql.citiesWithTopic, [topic, MOST_CITIES]),
    };
    await changeRows(tx, sql.saveFigures, [topic, JSON.stringify(figures)]);
  }
}
