import type { EntityManager } from 'typeorm';
import { dayText } from '../../../contract/marketplace/pickup/handover-words.js';
import { sharePaths } from '../../../contract/marketplace/shares/share-paths.js';
import { shortOfCropText } from '../../../contract/marketplace/short-crop-words.js';
import { dollars } from '../../../contract/shared/money.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import type { Subscription } from '../../tables/subscription.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import type { ShortBox } from './crops.sql.js';

/** To a member whose box has less in it. */
export async function shortBoxMail(
  tx: EntityManager,
  { id, email, userId, vendorId, planId }: Subscription,
  day: string,
  boxes: readonly ShortBox[],
): Promise<MailDraft> {
  const { businessName } = await tx.findOneByOrFail(Vendor, { id: vendorId });
  const { name } = await tx.findOneByOrFail(SharePlan, { id: planId });
  const date = dayText(`${day}T00:00:00Z`, 'UTC');
  const cents = boxes.reduce((sum, box) => sum + box.cents, 0);
  return {
    kind: 'share-short',
    to: email ?? '',
    subject: `Your box on ${date} has less in it`,
    heading: `Your box on ${date} has less in it`,
    paragraphs: [
      ...(cents > 0 ? [`You have ${dollars(cents)} more farm credit at ${businessName}.`] : []),
      `${businessName} doesn’t have everything for your box. We’re sorry.`,
    ],
    facts: [
      { label: 'In your box', value: boxes.map(shortOfCropText).join('\n') },
      { label: 'Share', value: name },
    ],
    ...(userId !== null && { action: { label: 'See your share', path: sharePaths.membership(id) } }),
    typed: { by: `vendor ${vendorId}`, ofOne: 60 },
  };
}
