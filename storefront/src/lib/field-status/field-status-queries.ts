import type { FieldStatusesNear, FieldStatusList } from '@farmgate/backend/contract/directory/field-status';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { apiQuery } from '../api/queries';

/** GET /api/field-status/of/{subject}; the subject is "farm-7" or "place-12". */
export const fieldStatusQuery = (subject: string) =>
  apiQuery<FieldStatusList>(`/api/field-status/of/${subject}`);

/** GET /api/field-status/near */
export const fieldsNearQuery = (zipCode: string) =>
  apiQuery<FieldStatusesNear>(withQuery('/api/field-status/near', { zipCode }));
