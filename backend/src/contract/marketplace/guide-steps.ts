/** The steps from an account to the first sale, in their order. Free of zod. */
export const GUIDE_STEPS = ['email', 'farm', 'start', 'product', 'window', 'payouts', 'approval'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

export const GUIDE_TITLES: Readonly<Record<GuideStep, string>> = {
  email: 'Confirm your email',
  farm: 'Add your farm',
  start: 'Start selling',
  product: 'Add a product',
  window: 'Add a pickup time',
  payouts: 'Set up payouts',
  approval: 'Get approved',
};
