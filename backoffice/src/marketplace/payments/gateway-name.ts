import type { AdminPayment } from '@farmgate/backend/contract/marketplace/admin/payments.admin';

const NAMES: Record<AdminPayment['gateway'], string> = {
  test: 'Test payment',
  cash: 'Cash',
  stripe: 'Stripe',
  paypal: 'PayPal',
};

/** @returns who took the money, as staff call it */
export const gatewayName = (gateway: AdminPayment['gateway']): string => NAMES[gateway];
