import { HANDOVER_DAYS } from '../../../contract/marketplace/shares/share-handovers.js';
import { sharePaths } from '../../../contract/marketplace/shares/share-paths.js';
import { dollars } from '../../../contract/shared/money.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { LoadedSubscription } from '../accounts/load-subscriptions.js';

const nameOf = ({ firstName, lastName }: Pick<LoadedSubscription, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** To whom a share is offered. @param by who is counted for it */
export const offerMail = (to: string, loaded: LoadedSubscription, token: string, by: string): MailDraft => ({
  kind: 'share-offer',
  to,
  subject: `Take over a CSA share from ${loaded.vendorName}`,
  heading: `Take over ${loaded.planName}`,
  paragraphs: [
    `${nameOf(loaded)} would like you to take over ${loaded.planName} from ${loaded.vendorName}.`,
    'Log in or sign up, then see what you get and accept it.',
  ],
  action: { label: 'See the share', path: sharePaths.takeOver(token) },
  note: `The link works once, for ${HANDOVER_DAYS} days. If you don’t know ${nameOf(loaded)}, ignore this email.`,
  isSecret: true,
  typed: { by },
});

/** To who had it. */
export const handedOverMail = (before: LoadedSubscription, name: string): MailDraft => ({
  kind: 'share-handed-over',
  to: before.email ?? '',
  subject: `${name} took over your share`,
  heading: 'Your share is handed over',
  paragraphs: [
    `Hello ${before.firstName},`,
    `${name} took over ${before.planName} from ${before.vendorName}, with the boxes to come and what is still to be paid.`,
    'Boxes that were packed before stay yours.',
  ],
});

/** To who has it now. */
export const tookOverMail = (loaded: LoadedSubscription, boxes: number): MailDraft => ({
  kind: 'share-taken-over',
  to: loaded.email ?? '',
  subject: `You took over ${loaded.planName}`,
  heading: `Welcome to ${loaded.planName}`,
  paragraphs: [
    `Hello ${loaded.firstName},`,
    `You have ${boxes === 1 ? '1 box' : `${boxes} boxes`} to come from ${loaded.vendorName}.`,
    ...(loaded.account.due > 0
      ? [
          loaded.payBy === 'card'
            ? `${dollars(loaded.account.due)} is still due. Please pay it by card on your share’s page.`
            : `Please pay ${loaded.vendorName} the ${dollars(loaded.account.due)} that is still due, by check or in cash.`,
        ]
      : []),
  ],
  facts: [
    {
      label: 'Size',
      value: loaded.quantity === 1 ? loaded.sizeName : `${loaded.quantity} × ${loaded.sizeName}`,
    },
    { label: 'Pickup', value: loaded.siteName },
  ],
  action: { label: 'See your share', path: sharePaths.membership(loaded.id) },
});

/** To the farm. */
export const newHolderMail = (to: string, before: LoadedSubscription, name: string): MailDraft => ({
  kind: 'share-holder-changed',
  to,
  subject: `${name} took over a share from ${nameOf(before)}`,
  heading: 'A share has a new member',
  paragraphs: [`${name} took over ${before.planName} from ${nameOf(before)}. No money moved.`],
  action: { label: 'See the member', path: sharePaths.shareMember(before.planId, before.id) },
});
