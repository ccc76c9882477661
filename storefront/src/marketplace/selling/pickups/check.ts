import '@farmgate/backend/contract/site/no-eval';
import {
  PickupScheduleRequest,
  PickupSiteRequest,
} from '@farmgate/backend/contract/marketplace/pickup/pickups';
import { wrongFields as wrongFieldsOf } from '../wrong-fields';

const FORMS = { site: PickupSiteRequest, schedule: PickupScheduleRequest };

/** @returns what is wrong with which field of a form, by the contract's own rules */
export const wrongFields = (form: keyof typeof FORMS, request: unknown) =>
  wrongFieldsOf(FORMS[form], request);
