import type { MarketDayStatus } from '../../../contract/directory/market-days.js';
import type { ToldStatus } from '../../tables/market-day-news.entity.js';

const toldAs = (status: MarketDayStatus): ToldStatus =>
  status === 'cancelled' || status === 'moved' ? status : 'held';

/** @param told what they were told before; null for nothing @returns null where they know */
export function newsOf(
  day: { status: MarketDayStatus; sequence: number },
  told: { status: ToldStatus; sequence: number } | null,
): ToldStatus | null {
  const status = toldAs(day.status);
  if (told && told.sequence >= day.sequence) return null;
  if (status === (told?.status ?? 'held') && status !== 'moved') return null;
  return status;
}
