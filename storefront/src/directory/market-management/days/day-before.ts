import type { MarketDayView } from '@farmgate/backend/contract/directory/market-days';
import { isCode } from '../../../lib/api/is-code';

/** What was said of a day so far: what another manager said since is not saved over unseen. */
export const dayBefore = ({ status, reason, address }: MarketDayView) => ({ status, reason, address });

/** @returns what to say where another manager was faster; null for any other error */
export const fasterManager = (error: unknown): string | null =>
  isCode(error, 'CHANGED_MEANWHILE')
    ? 'Another manager just changed this day. Save again to replace their change, or keep it.'
    : null;
