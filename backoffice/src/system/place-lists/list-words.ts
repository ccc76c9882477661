import type { AdminPlaceList } from '@farmgate/backend/contract/directory/admin/place-lists.admin';
import { PLACE_KIND_LABELS } from '@farmgate/backend/contract/directory/place-kinds';
import { REFRESH_RHYTHMS, type RefreshRhythm } from '@farmgate/backend/contract/directory/place-lists';
import { resultText } from '../imports/import-words';

const RHYTHM_WORDS: Readonly<Record<RefreshRhythm, string>> = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
};
export const RHYTHM_CHOICES = REFRESH_RHYTHMS.map((id) => ({ id, name: RHYTHM_WORDS[id] }));

export const rhythmText = ({ rhythm }: Pick<AdminPlaceList, 'rhythm'>): string =>
  rhythm === null ? 'Never' : RHYTHM_WORDS[rhythm];

/** @returns "Farmers markets in Fort Myers, FL" */
export function aboutList({ kind, city, state }: Pick<AdminPlaceList, 'kind' | 'city' | 'state'>): string {
  const where = [city, state].filter(Boolean).join(', ');
  return where === '' ? PLACE_KIND_LABELS[kind] : `${PLACE_KIND_LABELS[kind]}, ${where}`;
}

/** @returns what became of its last import, or what staff have to look at */
export function lastRunText({ lastRun }: Pick<AdminPlaceList, 'lastRun'>): string {
  if (lastRun === null) return 'Not imported yet.';
  if (lastRun.isRefresh && lastRun.isPreview && lastRun.status === 'done' && lastRun.message)
    return `Waiting for you. ${lastRun.message}`;
  return lastRun.status === 'failed' && lastRun.message ? lastRun.message : resultText(lastRun);
}
