import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PlayedAccount } from '../../../contract/marketplace/get-paid.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { PayeeAccount } from '../../tables/payee-account.entity.js';
import type { NewPayee, PayeeProvider, ProviderAccount } from './payee-provider.js';
import type { VendorPayer, VendorReversal, VendorTransfer } from './payment-gateway.js';

const PREFIX = 'test_';

export const testAccountId = (vendorId: number): string => `${PREFIX}${vendorId}`;

@Injectable()
export class TestPayees implements PayeeProvider, VendorPayer {
  readonly name = 'test';

  constructor(private readonly db: DataSource) {}

  create({ vendorId }: NewPayee): Promise<ProviderAccount> {
    return Promise.resolve(says(testAccountId(vendorId), null));
  }

  async find(accountId: string): Promise<ProviderAccount | null> {
    const vendorId = Number(accountId.slice(PREFIX.length));
    const payee = await this.db.getRepository(PayeeAccount).findOneBy({ vendorId, gateway: 'test' });
    return payee && payee.played !== 'deleted' ? says(accountId, payee.played) : null;
  }

  link(): Promise<string> {
    return Promise.resolve(paths.getPaidTest);
  }

  transfer({ key }: VendorTransfer): Promise<string> {
    return Promise.resolve(`transfer_test_${key}`);
  }

  findTransfer(): Promise<string | null> {
    return Promise.resolve(null);
  }

  reverse({ transferId, key }: VendorReversal): Promise<string> {
    return Promise.resolve(`reversal_${transferId}_${key}`);
  }
}

function says(id: string, played: PlayedAccount | null): ProviderAccount {
  const isOpen = played === 'complete';
  return {
    id,
    areTransfersActive: isOpen,
    arePayoutsEnabled: isOpen,
    isSubmitted: played !== null,
    currentlyDue: played === null ? FIRST : played === 'incomplete' ? ['external_account'] : [],
    pastDue: [],
    disabledReason: played === 'restricted' ? 'under_review' : null,
    dueBy: null,
  };
}

const FIRST = ['business_type', 'individual.first_name', 'external_account', 'tos_acceptance.date'];
