import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';

export type AddOnRhythm = 'all' | 'second' | 'monthly';

type Day = Pick<SharePlanView['dates'][number], 'date' | 'half'>;

/** @returns the days that are skipped; of a share of every other week, each half has its own rhythm */
export function skippedFor(rhythm: AddOnRhythm, days: readonly Day[]): string[] {
  const halves = [...new Set(days.map(({ half }) => half))];
  return halves
    .flatMap((half) => {
      const own = days.filter((day) => day.half === half);
      return own.filter(({ date }, index) => {
        if (rhythm === 'second') return index % 2 === 1;
        return rhythm === 'monthly' && own[index - 1]?.date.slice(0, 7) === date.slice(0, 7);
      });
    })
    .map(({ date }) => date)
    .sort();
}
