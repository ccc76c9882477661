/** What holds products, pickup room or uses of codes while nothing is paid or confirmed. Free of zod. */

export interface GuestOrderLimits {
  /** For so long a cash order holds its goods until the buyer opens the link in the email, in minutes. */
  confirmMinutes: number;
  /**
   * How many unpaid orders there may be for one email address, one device, one network address, and at one
   * vendor. Whoever wants more confirms their email first.
   */
  perEmail: number;
  perDevice: number;
  perNetwork: number;
  perVendor: number;
  /** How many items these may hold together; a single order may hold more. */
  unitsPerEmail: number;
  unitsPerDevice: number;
  unitsPerNetwork: number;
  unitsPerVendor: number;
  /**
   * The percentage of a product's stock, a pickup's room and a code's uses that several unpaid orders of one
   * email, device or network may hold together; a single order may hold more.
   */
  sharePercent: number;
}

/** As long as staff have set nothing else. */
export const GUEST_ORDER_LIMITS: GuestOrderLimits = {
  confirmMinutes: 120,
  perEmail: 5,
  perDevice: 5,
  perNetwork: 20,
  perVendor: 100,
  unitsPerEmail: 100,
  unitsPerDevice: 100,
  unitsPerNetwork: 400,
  unitsPerVendor: 2_000,
  sharePercent: 50,
};

/** Who let so many unpaid orders lapse in a day, or canceled twice as many, confirms their email first. */
export const MOST_LAPSED_A_DAY = 2;

/** So long the link works by which somebody confirms their email before an order, in minutes. */
export const EMAIL_FIRST_MINUTES = 60;
