import type { TakeMoney } from '../../tables/payment.entity.js';

/** What a gateway needs of an order to take money for it. */
export interface Payable {
  orderId: number;
  orderNumber: string;
  /** Of this payment: the same one again is the same payment. */
  key: string;
  /** Cents; of what is not taken at once, the most. */
  total: number;
  take: TakeMoney;
  email: string;
  /** Until when the order waits for the payment. */
  heldUntil: Date;
  /** Where the buyer comes back to, on our site. */
  returnUrl: string;
}

/**
 * What a provider says of a payment. `agreed`: the buyer has said yes, and the money can be collected;
 * `authorized`: it is held or can be taken from what is saved, once it is known how much it is.
 */
export type ProviderState = 'started' | 'agreed' | 'authorized' | 'paid' | 'failed';

/** What a saved card is charged. */
export interface SavedCharge {
  /** The payment that the card was saved with. */
  providerId: string;
  orderNumber: string;
  cents: number;
  /** The same key again is the same charge. */
  key: string;
}

/** What became of a charge; why it was declined, in the provider's words. */
export type ChargeOutcome = { state: 'paid'; providerId: string } | { state: 'declined'; reason: string };

/**
 * A way to take money that is outside of the product. Methods throw when the provider does not answer, or
 * refuses.
 */
export interface PaymentGateway {
  readonly name: 'test' | 'stripe' | 'paypal';
  /** The least that it takes, in cents. */
  readonly least: number;
  /** For how many days it holds money that was agreed to. */
  readonly holdDays: number;
  /**
   * Begins a payment. The same key again is the same payment.
   * @returns its id there, and where the buyer pays
   */
  start(order: Payable): Promise<{ providerId: string; url: string | null }>;
  /** Asks for the truth about a payment. */
  find(providerId: string): Promise<ProviderState>;
  /**
   * Takes the money that a buyer has agreed to pay, once.
   * @returns what became of it: `started` where it was declined and can be paid another way
   */
  collect(providerId: string): Promise<ProviderState>;
  /** Keeps a payment from being made later; one that was made already stays. */
  close(providerId: string): Promise<void>;
  /**
   * Takes money that is held: all of it or a part, once; the rest is free again.
   * @returns `ended` where nothing is held any more
   */
  capture(providerId: string, cents: number, key: string): Promise<'paid' | 'ended'>;
  /**
   * Asks whether money that is held is still there, where the provider answers for it for some days only.
   * @param cents the most that may be taken
   * @returns `ended` where it can't be taken any more
   */
  renew?(providerId: string, cents: number): Promise<'held' | 'ended'>;
  /** Frees money that is held. */
  release(providerId: string): Promise<void>;
  /**
   * Charges what was saved with an earlier payment, without its buyer. The same key again is the same charge.
   */
  chargeSaved?(charge: SavedCharge): Promise<ChargeOutcome>;
  /** Removes what was saved with a payment; nothing happens where nothing is saved anymore. */
  forgetSaved?(providerId: string): Promise<void>;
  /**
   * Sends money back. The same key again is the same refund.
   * @returns its id there
   * @throws ProviderRefusal
   */
  refund(providerId: string, cents: number, key: string): Promise<string>;
}

/** What is sent on to a vendor, of a payment. */
export interface VendorTransfer {
  /** The payment that the money came with. */
  providerId: string;
  orderNumber: string;
  /** The vendor's account at the provider. */
  account: string;
  cents: number;
  /** Whether it is of the payment itself; else of money that came back to Farmgate since. */
  isBound: boolean;
  /** The same key again is the same transfer. */
  key: string;
}

/** What is taken back from a vendor, of a transfer. */
export interface VendorReversal {
  transferId: string;
  cents: number;
  /** The same key again is the same reversal. */
  key: string;
}

/** A gateway that can pay vendors. */
export interface VendorPayer {
  /** @returns the transfer's id there @throws ProviderRefusal */
  transfer(transfer: VendorTransfer): Promise<string>;
  /** @returns the id of a transfer that was made, perhaps without our having heard of it */
  findTransfer(transfer: Pick<VendorTransfer, 'orderNumber' | 'key'>): Promise<string | null>;
  /** @returns the reversal's id there @throws ProviderRefusal, e.g. where no money is left there */
  reverse(reversal: VendorReversal): Promise<string>;
}

/** The provider has answered, and the answer is no: trying again does not help. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

/** What a message is about, besides payments. */
export interface ProviderSubject {
  kind: 'account' | 'dispute' | 'refund';
  id: string;
}

/** A message of a provider whose signature was checked. */
export interface ProviderEvent {
  id: string;
  kind: string;
  /** The payment that it is about; null for what does not concern us. */
  providerId: string | null;
  subject: ProviderSubject | null;
}
