import { sharePaths } from '../../../contract/marketplace/shares/share-paths.js';
import { dollars } from '../../../contract/shared/money.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { Ended } from './end-subscription.js';
import type { LoadedSubscription } from './load-subscriptions.js';

type Money = Pick<Ended, 'refund' | 'toCards' | 'credit' | 'unpaid'>;

const boxesText = (count: number) => (count === 1 ? '1 box' : `${count} boxes`);

/** @param whom who gets it back @returns a sentence for each, in cents */
const moneySentences = ({ refund, toCards, credit, unpaid }: Money, whom: string): string[] => [
  ...(toCards > 0 ? [`${dollars(toCards)} goes back by card.`] : []),
  ...(refund > toCards ? [`Please pay back ${dollars(refund - toCards)} to ${whom}.`] : []),
  ...(credit > 0 ? [`${dollars(credit)} is farm credit again.`] : []),
  ...(unpaid > 0 ? [`${dollars(unpaid)} that was still to come doesn’t have to be paid to you.`] : []),
];

/** To the farm whose season our team ended. */
export const seasonEndedMail = (
  to: string,
  { id, name }: { id: number; name: string },
  sums: Money & { members: number; boxes: number },
  reason: string,
): MailDraft => ({
  kind: 'share-ended-by-us',
  to,
  subject: `We ended the season: ${name}`,
  heading: 'We ended your season',
  paragraphs: [
    `Our team ended the season of ${name}. ${boxesText(sums.boxes)} of ${sums.members === 1 ? '1 member' : `${sums.members} members`} won’t be packed, and no one can join.`,
    `The reason: ${reason}`,
    ...moneySentences(sums, 'your members, as their pages say'),
    'We emailed the members who have an email address.',
  ],
  action: { label: 'See your members', path: sharePaths.shareMembers(id) },
});

/** To the farm one of whose memberships our team ended. */
export function membershipEndedMail(
  to: string,
  { id, planId, planName, firstName, lastName, email }: LoadedSubscription,
  ending: Ended,
  reason: string,
): MailDraft {
  const name = `${firstName} ${lastName}`.trim();
  return {
    kind: 'share-ended-by-us',
    to,
    subject: `We ended a membership: ${name}, ${planName}`,
    heading: 'We ended a membership',
    paragraphs: [
      `Our team ended ${name}’s membership in ${planName}. ${ending.boxes === 0 ? 'No boxes were left.' : `${boxesText(ending.boxes)} won’t be packed.`}`,
      `The reason: ${reason}`,
      ...moneySentences(ending, name),
      email ? `We emailed ${name}.` : `${name} has no email address. Please tell them.`,
    ],
    action: { label: 'See the member', path: sharePaths.shareMember(planId, id) },
  };
}
