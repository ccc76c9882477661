import type { AdminNewsRow } from '@farmgate/backend/contract/directory/admin/farm-news.admin';
import type { Tone } from '../../kit/cells';

/** @returns "1 report", "3 reports" */
export const reportsText = (count: number) => `${count} ${count === 1 ? 'report' : 'reports'}`;

export const standingOf = ({ isHidden, removedAt }: Pick<AdminNewsRow, 'isHidden' | 'removedAt'>) =>
  removedAt !== null ? 'Deleted' : isHidden ? 'Hidden' : 'Shown';

export const NEWS_TONES: Readonly<Record<string, Tone>> = { Hidden: 'bad', Shown: 'good' };
