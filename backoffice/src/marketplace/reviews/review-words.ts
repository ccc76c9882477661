import type { AdminReviewRow } from '@farmgate/backend/contract/marketplace/admin/reviews.admin';
import type { Tone } from '../../kit/cells';

/** @returns "1 report", "3 reports" */
export const reportsText = (count: number) => `${count} ${count === 1 ? 'report' : 'reports'}`;

export const standingOf = ({ isHidden }: Pick<AdminReviewRow, 'isHidden'>) => (isHidden ? 'Hidden' : 'Shown');

export const REVIEW_TONES: Readonly<Record<string, Tone>> = { Hidden: 'bad', Shown: 'good' };
