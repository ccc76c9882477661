import type { TakeMoney } from '../../tables/payment.entity.js';

export interface Payable {
  orderNumber: string;
  /** What is paid for, as the provider's page says it. */
  title: string;
  /** Where the built-in gateway takes it. */
  testUrl: string;
  /** Of this payment: the same one again is the same payment. */
  key: string;
  /** Cents; of what is not taken at once, the most. */
  total: number;
  take: TakeMoney;
  email: string;
  heldUntil: Date;
  returnUrl: string;
}

/** `agreed`: can be collected; `authorized`: held, or can be taken from what is saved. */
export type ProviderState = 'started' | 'agreed' | 'authorized' | 'paid' | 'failed';

export interface SavedCharge {
  /** The payment that the card was saved with. */
  providerId: string;
  orderNumber: string;
  cents: number;
  /** The same key again is the same charge. */
  key: string;
}

export type ChargeOutcome = { state: 'paid'; providerId: string } | { state: 'declined'; reason: string };

/** Methods throw when the provider does not answer, or refuses. */
export interface PaymentGateway {
  readonly name: 'test' | 'stripe' | 'paypal';
  /** The least that it takes, in cents. */
  readonly least: number;
  readonly holdDays: number;
  /** The same key again is the same payment. @returns its id there, and where the buyer pays */
  start(order: Payable): Promise<{ providerId: string; url: string | null }>;
  find(providerId: string): Promise<ProviderState>;
  /** Once. @returns `started` where it was declined and can be paid another way */
  collect(providerId: string): Promise<ProviderState>;
  /** Keeps a payment from being made later; one that was made already stays. */
  close(providerId: string): Promise<void>;
  /** All or a part, once; the rest is free again. @returns `ended` where nothing is held any more */
  capture(providerId: string, cents: number, key: string): Promise<'paid' | 'ended'>;
  /** @param cents the most that may be taken @returns `ended` where it can't be taken any more */
  renew?(providerId: string, cents: number): Promise<'held' | 'ended'>;
  release(providerId: string): Promise<void>;
  /** Without its buyer. The same key again is the same charge. */
  chargeSaved?(charge: SavedCharge): Promise<ChargeOutcome>;
  forgetSaved?(providerId: string): Promise<void>;
  /** The same key again is the same refund. @returns its id there @throws ProviderRefusal */
  refund(providerId: string, cents: number, key: string): Promise<string>;
}

export interface VendorTransfer {
  providerId: string;
  orderNumber: string;
  account: string;
  cents: number;
  /** Whether it is of the payment itself; else of money that came back to Farmgate since. */
  isBound: boolean;
  /** The same key again is the same transfer. */
  key: string;
}

export interface VendorReversal {
  transferId: string;
  cents: number;
  /** The same key again is the same reversal. */
  key: string;
}

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
