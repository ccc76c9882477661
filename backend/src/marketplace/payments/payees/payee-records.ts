import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { PayoutOwners } from '../../../accounts/businesses/payout-owners.js';
import { PersonalData } from '../../../accounts/personal-data/personal-data.js';
import { NOTHING_KNOWN, PayeeAccount } from '../../tables/payee-account.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import { lockVendor } from '../../vendors/lock-vendor.js';

@Injectable()
export class PayeeRecords implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly payoutOwners: PayoutOwners,
  ) {}

  onModuleInit(): void {
    this.personalData.add({ name: 'payouts', export: exportPayees, erase: erasePayees });
    this.payoutOwners.add((tx, userId) =>
      tx.existsBy(PayeeAccount, { state: Not('none'), vendor: { userId } }),
    );
  }
}

async function exportPayees(tx: EntityManager, userId: number): Promise<Record<string, unknown>[]> {
  const payees = await tx.find(PayeeAccount, { where: { vendor: { userId } } });
  return payees.map(({ id, ...payee }) => ({
    id,
    ...payee,
    createdAt: payee.createdAt.toISOString(),
    updatedAt: payee.updatedAt.toISOString(),
  }));
}

/** The account stays at the provider, where its owner has a login; nothing is sent there anymore. */
async function erasePayees(tx: EntityManager, userId: number): Promise<void> {
  const vendor = await tx.findOneBy(Vendor, { userId });
  if (!vendor) return;
  await lockVendor(tx, vendor.id);
  await tx.update(
    PayeeAccount,
    { vendorId: vendor.id },
    { ...NOTHING_KNOWN, closedAt: () => 'now()', attempt: () => 'attempt + 1' },
  );
}
