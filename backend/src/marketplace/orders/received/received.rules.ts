import { RECEIVED_UNDO_DAYS } from '../../../contract/marketplace/received-words.js';
import type { ReceivedView } from '../../../contract/marketplace/received.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { Received } from '../../tables/vendor-order.entity.js';

export const mayUndoReceived = ({ markedAt }: Pick<Received, 'markedAt'>, now: Date): boolean =>
  now.getTime() - Date.parse(markedAt) < RECEIVED_UNDO_DAYS * DAY_MS;

export const receivedView = (received: Received, now: Date): ReceivedView => ({
  ...{ by: received.by, amount: amountOf(received.cents), day: received.day, note: received.note },
  canUndo: mayUndoReceived(received, now),
});
