import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { VendorOrderWay } from '../../pickups/ways/vendor-order-ways.js';
import type { Placer } from '../guests/email-first.service.js';
import type { CartLine } from './dated-lines.js';

export interface AddedTo {
  orderId: number;
  way: VendorOrderWay;
  /** What is added is paid first; else it is due with the rest. */
  isPaidFirst: boolean;
  placer: Placer;
}

/** @throws VALIDATION_FAILED for what can't be paid with the rest of the order, naming it */
export function refuseLater(
  { isPaidFirst }: Pick<AddedTo, 'isPaidFirst'>,
  lines: readonly CartLine[],
  isLater: boolean,
  deposit: number | null,
): void {
  const isRefused = isPaidFirst ? isLater : deposit !== null;
  if (!isRefused) return;
  const names = lines.map(({ productName }) => productName).join(', ');
  const message = `To add ${names}, please place another order for the same day.`;
  throw new DomainError('VALIDATION_FAILED', [{ path: 'items', message }]);
}
