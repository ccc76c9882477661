import { statement } from '../database/statement.js';
import { CHANGES_CHANNEL } from './shown-tables.js';

export const listen = statement(`LISTEN ${CHANGES_CHANNEL}`);

/** Only to hear whether it arrives. */
export const sayOnChannel = statement<object, [payload: string]>(
  `SELECT pg_notify('${CHANGES_CHANNEL}', $1)`,
);
