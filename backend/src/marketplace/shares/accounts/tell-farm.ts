import type { EntityManager } from 'typeorm';
import { emailsOfWhoMay } from '../../../accounts/businesses/emails-of-who-may.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Vendor } from '../../tables/vendor.entity.js';

/** An email to each at the farm who looks after its members. */
export async function tellFarm(
  tx: EntityManager,
  mails: MailOutbox,
  vendorId: number,
  mail: (to: string) => MailDraft,
): Promise<void> {
  const { businessId } = await tx.findOneByOrFail(Vendor, { id: vendorId });
  for (const to of await emailsOfWhoMay(tx, businessId, 'refund')) await mails.enqueue(tx, mail(to));
}
