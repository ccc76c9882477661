import { applyDecorators } from '@nestjs/common';
import { ForBusiness } from '../../../accounts/businesses/acting.js';
import {
  ShareMemberBoxParams,
  ShareMemberDetails,
  ShareMemberParams,
} from '../../../contract/marketplace/shares/share-members.js';
import {
  BoxParams,
  SubscriptionParams,
  SubscriptionView,
} from '../../../contract/marketplace/shares/subscriptions.js';
import { Access } from '../../../platform/http/security/access.js';
import { CurrentUser, type SignedInUser } from '../../../platform/http/security/current-user.js';
import { CurrentVendor, type OwnVendor } from '../../vendors/current-vendor.js';
import { boxCalls } from './box-calls.js';
import { asFarm, asMember } from './boxes.service.js';

/** What members do with their boxes. */
export const BoxesController = boxCalls<SignedInUser, SubscriptionParams, SubscriptionView>({
  ...{ name: 'BoxesController', path: 'api/subscriptions/:id' },
  access: () => Access('user'),
  who: () => CurrentUser(),
  ...{ params: SubscriptionParams, boxParams: BoxParams },
  of: (user, { id }) => asMember(user.id, id),
  view: SubscriptionView,
  read: ({ boxes }, { id }) => boxes.read(id),
});

/** What a farm does with boxes of its members, until they are packed. */
export const FarmBoxesController = boxCalls<OwnVendor, ShareMemberParams, ShareMemberDetails>({
  ...{ name: 'FarmBoxesController', path: 'api/vendor/shares/:id/members/:memberId' },
  access: () => applyDecorators(Access('user'), ForBusiness('refund')),
  who: () => CurrentVendor(),
  ...{ params: ShareMemberParams, boxParams: ShareMemberBoxParams },
  of: (vendor, { id, memberId }) => asFarm(vendor, id, memberId),
  view: ShareMemberDetails,
  read: ({ members }, { memberId }) => members.read(memberId),
});
