/** @returns how much of a line was refunded */
export const refundedText = ({ quantity, refunded }: { quantity: number; refunded: number }): string =>
  refunded < quantity ? `${refunded} of ${quantity} refunded` : 'Refunded';
