/** What can be refused about shares. Free of zod. */
export const SHARE_ERRORS = {
  SHARE_NOT_FOUND: { status: 404, message: 'We couldn’t find this share.' },
  SHARE_DAY_NOT_FOUND: { status: 404, message: 'We couldn’t find this day of the share.' },
  SHARE_CONTENT_NOT_FOUND: { status: 404, message: 'We couldn’t find this line. Reload the page to see it.' },
  SUBSCRIPTION_NOT_FOUND: { status: 404, message: 'We couldn’t find this membership.' },
  BOX_NOT_FOUND: { status: 404, message: 'We couldn’t find this box.' },
  SHARE_PAYMENT_NOT_FOUND: { status: 404, message: 'We couldn’t find this payment.' },
  TOO_MANY_SHARES: { status: 409, message: 'You can have at most 50 shares. Delete a draft first.' },
  SHARE_PUBLISHED: {
    status: 409,
    message: 'This share is published, so its dates, sites and rules stay as they are.',
  },
  SHARE_NOT_OPEN: { status: 409, message: 'This share isn’t taking new members.' },
  SHARE_IS_ADD_ON: {
    status: 409,
    message: 'This is an add-on. It goes along with the main share and its members.',
  },
  ADD_ON_THERE: { status: 409, message: 'This add-on is part of the share already.' },
  SHARE_ENDED: { status: 409, message: 'This share has no season that can be ended.' },
  SHARE_FULL: { status: 409, message: 'No places are left in this size. Please choose another one.' },
  SHARE_SITE_FULL: {
    status: 409,
    message: 'This pickup site is full on one of the days. Please choose another one.',
  },
  TOO_MANY_MEMBERSHIPS: {
    status: 409,
    message: 'You’ve joined this share 3 times already. Please contact the farm for more.',
  },
  SHARE_TRIED: {
    status: 409,
    message: 'You’ve had boxes of this share already. Please join for the season.',
  },
  TRIAL_HAS_NO_ADD_ONS: {
    status: 409,
    message: 'Add-ons come with the season. Keep going first, then add them.',
  },
  TRIAL_OVER: { status: 409, message: 'This isn’t a trial anymore. Reload the page to see it.' },
  SHARE_TOTAL_CHANGED: {
    status: 409,
    message: 'The total has changed. Please review it, then join again.',
  },
  BOX_TOO_LATE: {
    status: 409,
    message: 'It’s too late to change this box. Please contact the farm.',
  },
  BOX_NOT_CHANGEABLE: { status: 409, message: 'This box has already been changed. See what it is now.' },
  NO_HOLDS_LEFT: { status: 409, message: 'You’ve used all of these. Please choose another way.' },
  SHARE_NOT_PAID_YET: { status: 409, message: 'Please pay first. Then you can change your boxes.' },
  SHARE_CARD_TOO_SMALL: {
    status: 409,
    message: 'This is too little for a card. Please pay by check or in cash.',
  },
  SUBSCRIPTION_ENDED: { status: 409, message: 'This membership has ended.' },
  SHARE_MEMBERS_LEFT: {
    status: 409,
    message: 'Members of your shares still have boxes to come. Please end the season first.',
  },
  REFUND_CHANGED: {
    status: 409,
    message: 'The refund has changed. Please review it, then cancel again.',
  },
  SHARE_REFUND_NOT_FOUND: { status: 404, message: 'We couldn’t find this refund.' },
  SHARE_PAYMENT_NOT_OPEN: {
    status: 409,
    message: 'This payment isn’t open anymore. Reload the page to see it.',
  },
  SIZE_NOT_ALLOWED: {
    status: 409,
    message: 'This share has no change to a cheaper size. Please contact the farm.',
  },
  SHARE_PAYMENT_CHANGED: {
    status: 409,
    message: 'What’s left of this payment has changed. Please check it, then save again.',
  },
  CREDIT_NOT_SOLD: { status: 409, message: 'This farm isn’t selling farm credit now.' },
  CREDIT_OFFER_CHANGED: {
    status: 409,
    message: 'The farm has changed what it sells. Please choose again.',
  },
  CREDIT_PURCHASE_NOT_FOUND: { status: 404, message: 'We couldn’t find this farm credit.' },
  GIFT_INVALID: {
    status: 409,
    message: 'This gift is gone. It may have been taken or withdrawn, or the farm has closed.',
  },
  GIFT_NOT_SENT: {
    status: 429,
    message: 'This address has had enough emails for today. Please try again tomorrow.',
  },
  NO_CREDIT_LEFT: { status: 409, message: 'There’s no farm credit to use. Reload the page to see it.' },
  SHARE_BOXES_THAT_DAY: {
    status: 409,
    message: 'Members of a share pick up then. Cancel that day of the share first.',
  },
  SHARE_DAY_PASSED: { status: 409, message: 'This day has already passed.' },
  HANDOVER_INVALID: {
    status: 409,
    message: 'This link no longer works. It may have been used or withdrawn, or the share has ended.',
  },
  HANDOVER_NOT_SENT: {
    status: 429,
    message: 'This address has had enough emails for today. Please try again tomorrow.',
  },
  WAIT_NOT_FOUND: { status: 404, message: 'We couldn’t find this place in line.' },
  WAIT_NOT_NEEDED: { status: 409, message: 'There’s a place right now. You can join without waiting.' },
  WAIT_OVER: {
    status: 409,
    message: 'This place isn’t kept for you anymore. Get in line again to hear of the next one.',
  },
  ALREADY_WAITING: { status: 409, message: 'You’re in line for this already.' },
  RENEWAL_NOT_FOUND: { status: 404, message: 'We couldn’t find this renewal.' },
  RENEWAL_OVER: {
    status: 409,
    message: 'No place is kept for you anymore. You may still find one on the share’s page.',
  },
  ROUND_NOT_FOUND: { status: 404, message: 'No pledge round is open.' },
  ROUND_OPEN: { status: 409, message: 'A pledge round is open already. Close it first.' },
  ROUND_OVER: { status: 409, message: 'The last day to pledge is over.' },
  ROUND_TOO_LATE: {
    status: 409,
    message: 'It’s too late for a pledge round: the first box’s deadline has passed.',
  },
  ROUND_CHANGED: { status: 409, message: 'Pledges have changed. Please review the sum, then close again.' },
  WORK_HOURS_NOT_FOUND: {
    status: 404,
    message: 'We couldn’t find these hours. Reload the page to see them.',
  },
  WORK_SETTLED: {
    status: 409,
    message: 'The missing hours were asked for or let go already. Take that back first.',
  },
  WORK_NOT_OVER: { status: 409, message: 'There’s still time to work. You can ask after the last day.' },
  WORK_CHANGED: {
    status: 409,
    message: 'The missing hours have changed. Please check the amount, then ask again.',
  },
  CROP_NOT_FOUND: { status: 404, message: 'We couldn’t find this crop on that day.' },
  CROP_SENT: {
    status: 409,
    message: 'Refunds and emails for this crop are on their way, so it can’t be changed anymore.',
  },
  CROP_CHANGED: {
    status: 409,
    message: 'What this day needs has changed. Please review who gets what, then confirm again.',
  },
  SHARE_DAY_TO_COME: {
    status: 409,
    message:
      'This day is still to come. Tell us how much you have on the pickup day’s “Running short?” page.',
  },
} as const;
