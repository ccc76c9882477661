import { statement } from '../../platform/database/statement.js';

export const farmsSellingOnline = statement<{ farmId: number }, [farmIds: readonly number[]]>(
  'SELECT farm_id AS "farmId" FROM farms_selling_online WHERE farm_id = ANY($1::int[])',
);
