import type { EntityManager } from 'typeorm';
import { MarketEvent } from '../tables/market-event.entity.js';

export async function noteMarketEvent(
  tx: EntityManager,
  event: Pick<MarketEvent, 'placeId' | 'userId' | 'role' | 'action'> &
    Partial<Pick<MarketEvent, 'date' | 'detail'>>,
): Promise<void> {
  await tx.insert(MarketEvent, { date: null, detail: null, ...event });
}
