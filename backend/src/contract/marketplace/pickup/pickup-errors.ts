/** What can be refused about pickups, and shares that are picked up. Free of zod. */
import { SHARE_ERRORS } from '../shares/share-errors.js';

export const PICKUP_ERRORS = {
  ...SHARE_ERRORS,
  PICKUP_SITE_NOT_FOUND: { status: 404, message: "We couldn't find this pickup site." },
  PICKUP_SCHEDULE_NOT_FOUND: { status: 404, message: "We couldn't find this schedule." },
  PICKUP_WINDOW_NOT_FOUND: { status: 404, message: "We couldn't find this pickup." },
  PICKUP_SITE_IN_USE: {
    status: 409,
    message: 'People have ordered for pickup here. Cancel or move those pickups first.',
  },
  TOO_MANY_PICKUP_SITES: { status: 409, message: 'You can have at most 30 pickup sites. Remove one first.' },
  TOO_MANY_PICKUP_SCHEDULES: {
    status: 409,
    message: 'One place can have at most 12 schedules. Remove one first.',
  },
  PICKUP_WINDOW_CANCELED: { status: 409, message: 'This pickup is canceled.' },
  PICKUP_WINDOW_OVER: { status: 409, message: 'This pickup is over.' },
  PICKUP_SCHEDULE_ENDED: {
    status: 409,
    message: 'Its schedule has ended, so this day can’t take orders again. Please add a schedule first.',
  },
  PICKUP_WINDOW_BUSY: {
    status: 409,
    message: 'Orders are still being moved to this day. Please try again in a few minutes.',
  },
  NO_CUSTOMER_TO_MESSAGE: { status: 409, message: 'There’s no one to email here right now.' },
  CUSTOMER_MESSAGE_NOT_FOUND: { status: 404, message: 'The message could not be found.' },
  TOO_MANY_CUSTOMER_MESSAGES: {
    status: 409,
    message: 'You’ve sent all the messages you can in 24 hours. Please send this one tomorrow.',
  },
  DELIVERY_ZONE_NOT_FOUND: { status: 404, message: "We couldn't find this delivery zone." },
  DELIVERY_ZONE_IN_USE: {
    status: 409,
    message: 'People have ordered for delivery here. Cancel or move those deliveries first.',
  },
  TOO_MANY_DELIVERY_ZONES: {
    status: 409,
    message: 'You can have at most 30 delivery zones. Remove one first.',
  },
  WINDOW_FULL: {
    status: 409,
    message: 'The day that you chose is full. Please choose another one.',
  },
  WINDOW_CLOSED: {
    status: 409,
    message: 'The day that you chose takes no more orders. Please choose another one.',
  },
  ORDER_CLOSED: {
    status: 409,
    message: 'It’s too late to change this order. Please contact the vendor.',
  },
  LESS_STOCK_THAN_TAKEN: {
    status: 409,
    message: 'More than that is ordered for this date already.',
  },
  LESS_ROOM_THAN_TAKEN: {
    status: 409,
    message: 'More than that is ordered for this pickup already.',
  },
} as const;
