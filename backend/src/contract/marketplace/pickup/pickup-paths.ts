/** Pages about pickup days. Apart from the others, as only vendors' pages lead to them. */
export const pickupPaths = {
  pickupDays: '/vendor/pickup-days',
  pickupDay: (id: number) => `/vendor/pickup-days/${id}`,
  /** Where sites and schedules are set up. */
  pickups: '/vendor/pickups',
};
