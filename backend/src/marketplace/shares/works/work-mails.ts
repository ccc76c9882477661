import { dateWords } from '../../../contract/marketplace/pickup/schedule-words.js';
import { sharePaths } from '../../../contract/marketplace/shares/share-paths.js';
import { hoursText } from '../../../contract/marketplace/shares/work-words.js';
import { dollars } from '../../../contract/shared/money.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { LoadedSubscription } from '../accounts/load-subscriptions.js';
import type { WorkRow } from './works.sql.js';

/** The farm asks for what is missing. Nothing is charged: the member pays it. */
export function askedMail(
  { id, email, firstName, userId, planName, vendorName, payBy, today }: LoadedSubscription,
  work: WorkRow,
  { cents, dueOn }: { cents: number; dueOn: string },
): MailDraft {
  const how =
    payBy === 'card' && userId !== null
      ? 'You can pay by card on your share’s page. Nothing is charged until you do.'
      : `Please pay ${vendorName} by check or in cash.`;
  return {
    kind: 'share-work-asked',
    to: email ?? '',
    subject: `${dollars(cents)} for hours you didn’t work: ${planName}`,
    heading: 'Some of your hours are missing',
    paragraphs: [
      `Hello ${firstName},`,
      `You planned to work ${hoursText(work.hours)} for ${planName}. ${vendorName} has noted ${hoursText(work.minutes / 60)} so far.`,
      `${vendorName} asks you to pay ${dollars(cents)} for the rest by ${dateWords(dueOn, Number(today.slice(0, 4)))}.`,
      how,
      `If you think that’s wrong, please talk to ${vendorName}.`,
    ],
    ...(userId !== null && { action: { label: 'See your share', path: sharePaths.membership(id) } }),
  };
}
