import { statement } from '../database/statement.js';
import { CHANGES_CHANNEL } from './shown-tables.js';

export const listen = statement(`LISTEN ${CHANGES_CHANNEL}`);
