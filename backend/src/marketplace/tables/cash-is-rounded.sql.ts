import { CASH_ROUNDING_KEY } from '../../contract/marketplace/cash/cash-setting.js';

/** Whether staff had cash rounded for all vendors. */
export const CASH_IS_ROUNDED = `coalesce((SELECT (value ->> 'isOn')::boolean FROM settings WHERE key = '${CASH_ROUNDING_KEY}'), false)`;
