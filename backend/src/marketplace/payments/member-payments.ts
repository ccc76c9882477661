import { Injectable } from '@nestjs/common';

type Settle = (subscriptionId: number) => Promise<void>;

/** @returns what a membership in a share is called at payment providers, and in emails to the team */
export const shareReference = (subscriptionId: number): string => `SHARE-${subscriptionId}`;

/** Filled by shares: payments know that a payment is of a membership, but not what follows from it. */
@Injectable()
export class MemberPayments {
  private settleOne: Settle | null = null;

  /** Call it in `onModuleInit`. */
  follow(settle: Settle): void {
    this.settleOne = settle;
  }

  /** May be called as often as anybody likes. @throws PAYMENTS_UNAVAILABLE */
  async settle(subscriptionId: number): Promise<void> {
    await this.settleOne?.(subscriptionId);
  }
}
