export const NOTICES_BLOCKED =
  'Your browser blocks notifications from Farmgate. Allow them in its settings, then reload this page.';
export const TELL_ME_OF_ORDERS = 'Tell me here when an order comes in';
