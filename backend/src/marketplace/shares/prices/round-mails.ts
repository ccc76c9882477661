import { dateWords } from '../../../contract/marketplace/pickup/schedule-words.js';
import { sharePaths } from '../../../contract/marketplace/shares/share-paths.js';
import { dollars } from '../../../contract/shared/money.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { SharePlan } from '../../tables/share-plan.entity.js';
import type { ShareRound } from '../../tables/share-round.entity.js';
import type { LoadedSubscription } from '../accounts/load-subscriptions.js';

export interface ClosedRound {
  state: 'set' | 'missed' | 'late';
  /** Cents. */
  reached: number;
}

const dayWords = ({ today }: LoadedSubscription, day: string) => dateWords(day, Number(today.slice(0, 4)));

/** Whom the farm entered has no page of their own. */
const yourShare = ({ id, userId }: LoadedSubscription, label: string): Pick<MailDraft, 'action'> =>
  userId === null ? {} : { action: { label, path: sharePaths.membership(id) } };

/** To each member as a round opens. */
export function roundOpenedMail(member: LoadedSubscription, round: ShareRound): MailDraft {
  const { planName, vendorName, firstName, userId, price } = member;
  const day = dayWords(member, round.lastDay);
  return {
    kind: 'share-round',
    to: member.email ?? '',
    subject: `What would you pay? ${planName}`,
    heading: 'Choose your price for the season',
    paragraphs: [
      `Hello ${firstName},`,
      `${vendorName} asks all members of ${planName} what they would pay, so that the season is paid for together. You pay ${dollars(price)} a box now. Pledge more if you can, or less if you need to.`,
      userId === null
        ? `Please tell ${vendorName} your price by ${day}. If you don’t, yours stays as it is.`
        : `Pledge by ${day}. If you don’t, your price stays as it is.`,
    ],
    ...yourShare(member, 'Pledge'),
  };
}

const WHY_NOT: Record<'missed' | 'late', (of: LoadedSubscription) => string> = {
  missed: ({ vendorName, planName }) =>
    `The pledges didn’t reach what ${vendorName} needs for ${planName}, so nothing changes.`,
  late: ({ planName }) =>
    `The pledge round of ${planName} was closed after the first box’s deadline, so nothing changes.`,
};

/** To each member as a round is closed: prices are set, or nothing changed for who pledged. */
export function roundClosedMail(member: LoadedSubscription, state: 'set' | 'missed' | 'late'): MailDraft {
  const { planName, vendorName, firstName, price, payments } = member;
  const open = state === 'set' ? payments.filter((payment) => payment.state === 'open') : [];
  return {
    kind: 'share-round-closed',
    to: member.email ?? '',
    subject: state === 'set' ? `Your price: ${dollars(price)} a box` : `Your price stays: ${planName}`,
    heading: state === 'set' ? 'The season’s prices are set' : 'Your price stays as it is',
    paragraphs: [
      `Hello ${firstName},`,
      state === 'set'
        ? `Together you reached what ${vendorName} needs for ${planName}. You pay ${dollars(price)} a box.`
        : `${WHY_NOT[state](member)} You pay ${dollars(price)} a box.`,
    ],
    facts: open.map(({ number, dueOn, cents }) => ({
      label: open.length === 1 ? 'Payment' : `Payment ${number}`,
      value: `${dollars(cents)}, due ${dayWords(member, dueOn)}`,
    })),
    ...yourShare(member, 'See your share'),
  };
}

const HOW_IT_ENDED: Record<ClosedRound['state'], (target: string) => string> = {
  set: (target) =>
    `That reaches your target of ${target}, so the new prices are set, and your members have them by email.`,
  missed: (target) => `Your target was ${target}, so nothing changes. You can open another round.`,
  late: () => 'The first box’s deadline had passed, so nothing changes.',
};

/** To the farm, whose round closed by itself. */
export function forgottenRoundMail(
  to: string,
  { id, name }: SharePlan,
  { target }: ShareRound,
  { state, reached }: ClosedRound,
): MailDraft {
  return {
    kind: 'share-round-over',
    to,
    subject: state === 'set' ? `New prices are set: ${name}` : `Prices stay: ${name}`,
    heading: 'Your pledge round is closed',
    paragraphs: [
      `The round of ${name} came to ${dollars(reached)}. ${HOW_IT_ENDED[state](dollars(target))}`,
      'Its last day was over, so it closed by itself.',
    ],
    action: { label: 'See the share', path: sharePaths.vendorShare(id) },
  };
}
