import type { AdminRefund } from '@farmgate/backend/contract/marketplace/admin/payments.admin';

/** @returns what a refund was for, such as "1 × Honey, 2 × Kale"; empty for a mere amount */
export const refundedItems = ({ items }: Pick<AdminRefund, 'items'>): string =>
  items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
