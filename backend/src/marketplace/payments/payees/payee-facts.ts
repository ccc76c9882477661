import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AdminVendor } from '../../../contract/marketplace/admin/vendors.admin.js';
import { PayeeAccount } from '../../tables/payee-account.entity.js';
import { VendorFacts } from '../../vendors/staff/vendor-facts.js';
import { payeeReasonOf } from './payee-state.rules.js';
import { requirementWords } from './requirement-words.rules.js';

@Injectable()
export class PayeeFacts implements OnModuleInit {
  constructor(private readonly facts: VendorFacts) {}

  onModuleInit(): void {
    this.facts.add(payeeFacts);
  }
}

async function payeeFacts(tx: EntityManager, vendorId: number): Promise<Partial<AdminVendor>> {
  const payee = await tx.findOneBy(PayeeAccount, { vendorId });
  if (!payee) return { payeeAskedAt: null, payeeMissing: [], payeeReason: null };
  const payeeMissing = requirementWords([...payee.pastDue, ...payee.currentlyDue]);
  return {
    payeeAskedAt: payee.askedAt?.toISOString() ?? null,
    payeeMissing,
    payeeReason: payeeReasonOf(payee.state, { ...payee, missing: payeeMissing.length }),
  };
}
