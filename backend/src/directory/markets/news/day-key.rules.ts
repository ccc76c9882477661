import type { ToldStatus } from '../../tables/market-day-news.entity.js';

export interface DayKey {
  status: ToldStatus;
  /** How often each day had changed, by its id. */
  days: ReadonlyMap<number, number>;
}

/** @returns "market-day-55.56-3.1-cancelled", the key of what was announced of days at once */
export const dayKey = ({ status, days }: DayKey): string =>
  `market-day-${[...days.keys()].join('.')}-${[...days.values()].join('.')}-${status}`;

export function readDayKey(key: string): DayKey {
  const [, , ids = '', sequences = '', status] = key.split('-');
  const counts = sequences.split('.').map(Number);
  return {
    status: status as ToldStatus,
    days: new Map(ids.split('.').map((id, index) => [Number(id), counts[index] ?? 0])),
  };
}
