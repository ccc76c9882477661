import type { AdminDispute } from '@farmgate/backend/contract/marketplace/admin/disputes.admin';
import type { Tone } from '../../kit/cells';

export const DISPUTE_TONES: Readonly<Record<string, Tone>> = {
  needs_response: 'waiting',
  warning_needs_response: 'waiting',
  under_review: 'waiting',
  warning_under_review: 'waiting',
  won: 'good',
  warning_closed: 'good',
  prevented: 'good',
  lost: 'bad',
};

/** @returns whether it has to be answered on Stripe's pages */
export const needsAnswer = ({ status }: Pick<AdminDispute, 'status'>): boolean =>
  status === 'needs_response' || status === 'warning_needs_response';
