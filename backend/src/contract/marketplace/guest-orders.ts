/** Cash orders of buyers whose email address isn't confirmed. Free of zod. */

export interface GuestOrderLimits {
  /** For so long the goods are held until the buyer opens the link in the email, in minutes. */
  confirmMinutes: number;
  /** How many may wait for one email address, one device, one network address, and at one vendor. */
  perEmail: number;
  perDevice: number;
  perNetwork: number;
  perVendor: number;
}

/** As long as staff have set nothing else. */
export const GUEST_ORDER_LIMITS: GuestOrderLimits = {
  confirmMinutes: 120,
  perEmail: 5,
  perDevice: 5,
  perNetwork: 20,
  perVendor: 100,
};
