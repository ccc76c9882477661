import { cutoffText } from '../../../contract/marketplace/pickup/handover-words.js';
import { sharePaths } from '../../../contract/marketplace/shares/share-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { WaitRow } from './waits.sql.js';

const hello = ({ firstName, username }: WaitRow) => `Hello ${firstName ?? username},`;
const facts = ({ quantity, sizeName, siteName }: WaitRow) => [
  { label: 'Size', value: quantity === 1 ? sizeName : `${quantity} × ${sizeName}` },
  { label: 'Pickup', value: siteName },
];

/** To who is first in line. */
export const placeOfferMail = (wait: WaitRow, token: string, until: Date): MailDraft => ({
  kind: 'share-place-offer',
  to: wait.email,
  subject: `There’s a place for you: ${wait.planName}`,
  heading: 'There’s a place for you',
  paragraphs: [
    hello(wait),
    `A place in ${wait.planName} from ${wait.vendorName} is free. We’re keeping it for you until ${cutoffText(until, wait.timeZone)}.`,
    'See what it costs, then join. If you don’t want it anymore, leave the line so the next person gets it.',
  ],
  facts: facts(wait),
  action: { label: 'See your place', path: sharePaths.takePlace(token) },
});

/** To who didn't take the place in time. */
export const placeLapsedMail = (wait: WaitRow): MailDraft => ({
  kind: 'share-place-lapsed',
  to: wait.email,
  subject: `Your place went to the next in line: ${wait.planName}`,
  heading: 'Your place went to the next in line',
  paragraphs: [
    hello(wait),
    `We kept a place in ${wait.planName} from ${wait.vendorName} for you, and the time to take it is over.`,
    'If you still want one, get in line again on the share’s page.',
  ],
  facts: facts(wait),
  action: { label: 'See the share', path: sharePaths.share(wait.planId, wait.planName) },
});
