/** Pages about pickup days. Apart from the others, as only vendors' pages lead to them. */
export const pickupPaths = {
  pickupDays: '/vendor/pickup-days',
  pickupDay: (id: number | string) => `/vendor/pickup-days/${id}`,
};
