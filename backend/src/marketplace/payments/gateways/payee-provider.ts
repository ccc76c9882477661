export interface ProviderAccount {
  id: string;
  areTransfersActive: boolean;
  arePayoutsEnabled: boolean;
  isSubmitted: boolean;
  /** The provider's names of what it has to know. */
  currentlyDue: string[];
  pastDue: string[];
  disabledReason: string | null;
  dueBy: Date | null;
}

export interface NewPayee {
  vendorId: number;
  businessName: string;
  email: string | null;
  website: string | null;
  /** The same key again is the same account. */
  key: string;
}

export interface PayeeReturn {
  returnUrl: string;
  /** When the link has expired: it leads to a new one. */
  refreshUrl: string;
}

/** Methods throw when the provider does not answer, and `ProviderRefusal` when it says no. */
export interface PayeeProvider {
  readonly name: 'stripe' | 'test';
  create(payee: NewPayee): Promise<ProviderAccount>;
  /** @returns null for an account that is gone, or that we may not see anymore */
  find(accountId: string): Promise<ProviderAccount | null>;
  /** @returns an address of the provider that works once: its form, or the vendor's own pages there */
  link(accountId: string, isEnabled: boolean, back: PayeeReturn): Promise<string>;
}
