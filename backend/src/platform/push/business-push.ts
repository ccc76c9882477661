import type { BusinessCapability } from '../../contract/accounts/business-roles.js';
import type { PushMessage } from './push-message.rules.js';

/** Enqueue it in the transaction that it tells of. The devices that asked for it show it, once a tag. */
export const BUSINESS_PUSH_QUEUE = 'business-push';

export interface BusinessPush {
  businessId: number;
  /** What someone's role must allow to be told. */
  capability: BusinessCapability;
  /** Is read on a locked screen by whoever passes by. */
  message: PushMessage;
}
