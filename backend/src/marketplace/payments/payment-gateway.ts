/** What a gateway needs of an order to take money for it. */
export interface Payable {
  orderId: number;
  orderNumber: string;
  /** Cents. */
  total: number;
  email: string;
  /** Where the buyer comes back to, on our site. */
  returnUrl: string;
}

/** What a provider says of a payment. */
export type ProviderState = 'started' | 'paid' | 'failed';

/** A way to take money that is outside of the product. Methods throw when the provider does not answer. */
export interface PaymentGateway {
  readonly name: 'test' | 'stripe' | 'paypal';
  /** Begins a payment. The same order again is the same payment. @returns its id there, and where the buyer pays */
  start(order: Payable): Promise<{ providerId: string; url: string | null }>;
  /** Asks for the truth about a payment (and collects it, where the buyer has only agreed so far). */
  find(providerId: string): Promise<ProviderState>;
  /** Keeps a payment from being made later. */
  close(providerId: string): Promise<void>;
  /** Sends money back. The same key again is the same refund. @returns its id there */
  refund(providerId: string, cents: number, key: string): Promise<string>;
}
