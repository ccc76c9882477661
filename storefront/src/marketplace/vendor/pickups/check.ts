import '@farmgate/backend/contract/site/no-eval';
import {
  PickupScheduleRequest,
  PickupSiteRequest,
} from '@farmgate/backend/contract/marketplace/pickup/pickups';

const FORMS = { site: PickupSiteRequest, schedule: PickupScheduleRequest };

/** @returns what is wrong with which field of a form, by the contract's own rules */
export function wrongFields(form: keyof typeof FORMS, request: unknown): { path: string; message: string }[] {
  const { error } = FORMS[form].safeParse(request);
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message }));
}
