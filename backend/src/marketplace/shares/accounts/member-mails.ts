import { cutoffText, dayText, windowText } from '../../../contract/marketplace/pickup/handover-words.js';
import { dateWords } from '../../../contract/marketplace/pickup/schedule-words.js';
import { sharePaths } from '../../../contract/marketplace/shares/share-paths.js';
import { hoursText } from '../../../contract/marketplace/shares/work-words.js';
import { dollars } from '../../../contract/shared/money.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { isWork } from './account.rules.js';
import type { EndedBy, Ending, EndReason } from './end-subscription.js';
import type { LoadedSubscription } from './load-subscriptions.js';
import { boxesToCome } from './subscription.view.js';

const dayWords = (loaded: LoadedSubscription, day: string) =>
  dateWords(day, Number(loaded.today.slice(0, 4)));

/** Whom the farm entered has no page of their own. */
const seeShare = ({ id, userId }: LoadedSubscription): Pick<MailDraft, 'action'> =>
  userId === null ? {} : { action: { label: 'See your share', path: sharePaths.membership(id) } };

const goesOut = ({ boxes }: LoadedSubscription) => boxes.filter(({ state }) => state !== 'off').length;
const withText = (addOns: readonly LoadedSubscription[]) =>
  addOns.length === 0 ? '' : ` with ${addOns.map(({ planName }) => planName).join(', ')}`;
const openOf = ({ payments }: LoadedSubscription) => payments.filter(({ state }) => state === 'open');

/**
 * To who joined, or was entered by the farm with an email.
 * @param addOns what they joined together with it @param unpaid names of add-ons that weren't paid in time
 */
export function joinedMail(
  loaded: LoadedSubscription,
  now: Date,
  addOns: readonly LoadedSubscription[] = [],
  unpaid: readonly string[] = [],
): MailDraft {
  const { planName, vendorName, sizeName, quantity, siteName, boxes, payBy, work, isTrial } = loaded;
  const [first] = boxesToCome(loaded, now);
  const off = boxes.filter(({ state }) => state === 'off').length;
  const count = goesOut(loaded);
  const open = openOf(loaded);
  return {
    kind: 'share-joined',
    to: loaded.email ?? '',
    subject: isTrial ? `Your trial of ${planName}` : `You joined ${planName}${withText(addOns)}`,
    heading: `Welcome to ${planName}`,
    paragraphs: [
      `Hello ${loaded.firstName},`,
      `You have ${count} ${count === 1 ? 'box' : 'boxes'} from ${vendorName} ${isTrial ? 'to try' : 'this season'}.`,
      ...(isTrial
        ? ['Nothing more is charged. Before your last box, we’ll ask if you’d like to keep going.']
        : []),
      ...(off > 0
        ? [
            `The last ${off === 1 ? 'box is' : `${off} boxes are`} off for now. Each hold you use turns one on.`,
          ]
        : []),
      ...unpaid.map(
        (name) => `${name} wasn’t paid for in time. If you still want it, add it on your share’s page.`,
      ),
      ...([loaded, ...addOns].some((one) => openOf(one).length > 0)
        ? [
            payBy === 'card'
              ? 'We’ll charge your card on the day of each payment.'
              : `Please pay ${vendorName} by check or in cash.`,
          ]
        : []),
    ],
    facts: [
      { label: 'Size', value: quantity === 1 ? sizeName : `${quantity} × ${sizeName}` },
      { label: 'Pickup', value: siteName },
      ...(first
        ? [
            { label: 'First box', value: windowText(first) },
            { label: 'Change it until', value: cutoffText(first.changeUntil, first.timeZone) },
          ]
        : []),
      ...(work
        ? [{ label: 'Work', value: `${hoursText(work.hours)} by ${dayWords(loaded, work.until)}` }]
        : []),
      ...open.map(({ number, dueOn, cents }) => ({
        label: open.length === 1 ? 'Payment' : `Payment ${number}`,
        value: `${dollars(cents)}, due ${dayWords(loaded, dueOn)}`,
      })),
      ...addOns.flatMap((one) => addOnFacts(one)),
    ],
    ...seeShare(loaded),
  };
}

function addOnFacts(one: LoadedSubscription): NonNullable<MailDraft['facts']> {
  const { planName, sizeName, quantity } = one;
  const count = goesOut(one);
  const size = quantity === 1 ? sizeName : `${quantity} × ${sizeName}`;
  return [
    { label: planName, value: `${size}, ${count === 1 ? '1 box' : `${count} boxes`}` },
    ...openOf(one).map(({ dueOn, cents }) => ({
      label: `Payment for ${planName}`,
      value: `${dollars(cents)}, due ${dayWords(one, dueOn)}`,
    })),
  ];
}

/** To who tries boxes, before the last one. */
export function trialMail(loaded: LoadedSubscription): MailDraft {
  const { planName, vendorName, boxes } = loaded;
  const last =
    boxes
      .map(({ shiftedDay, date }) => shiftedDay ?? date)
      .toSorted()
      .at(-1) ?? loaded.today;
  return {
    kind: 'share-trial',
    to: loaded.email ?? '',
    subject: `Would you like more boxes? ${planName}`,
    heading: 'Your last box to try is coming',
    paragraphs: [
      `Hello ${loaded.firstName},`,
      `Your last box to try from ${vendorName} comes on ${dayWords(loaded, last)}. If you’d like one each time until the end of the season, keep going: your place is yours until then.`,
      'If not, you don’t have to do anything. Nothing more is charged.',
    ],
    ...seeShare(loaded),
  };
}

/** To who owes a payment whose day has passed, with the next box that won't be packed for it. */
export function lateMail(loaded: LoadedSubscription): MailDraft {
  const { planName, vendorName, payments, today, account, paused, payBy } = loaded;
  const late = payments.filter(({ state, dueOn }) => state === 'open' && dueOn < today);
  const [first] = late;
  const it = new Set(late.map(({ dueOn }) => dueOn)).size > 1 ? 'The first of it' : 'It';
  const [box] = paused;
  return {
    kind: 'share-late',
    to: loaded.email ?? '',
    subject: `Payment late: ${planName}`,
    heading: 'A payment is late',
    paragraphs: [
      `Hello ${loaded.firstName},`,
      `${dollars(account.late)} for ${planName} from ${vendorName} is late${first ? `. ${it} was due ${dayWords(loaded, first.dueOn)}` : ''}.`,
      ...(box
        ? [
            `Your box of ${dayText(box.startsAt, box.timeZone)} won’t be packed unless you pay by ${cutoffText(box.changeUntil, box.timeZone)}.`,
          ]
        : []),
      payBy === 'card'
        ? `Please pay by card on your share’s page.`
        : `Please pay ${vendorName} by check or in cash. If you already have, please tell the farm.`,
    ],
    ...seeShare(loaded),
  };
}

/** To whose card was declined, each time. @param again when it is tried once more; null for not by itself */
export function cardDeclinedMail(loaded: LoadedSubscription, cents: number, again: Date | null): MailDraft {
  const { planName, vendorName, paused, timeZone } = loaded;
  const [box] = paused;
  return {
    kind: 'share-card-declined',
    to: loaded.email ?? '',
    subject: `Your card was declined: ${planName}`,
    heading: 'Your payment didn’t go through',
    paragraphs: [
      `Hello ${loaded.firstName},`,
      `Your card was declined for ${dollars(cents)} for ${planName} from ${vendorName}.`,
      again
        ? `We’ll try again on ${dayText(again, timeZone)}. To pay now or change your card, open your share.`
        : 'We won’t try it again by itself. Please pay on your share’s page.',
      ...(box
        ? [
            `Your box of ${dayText(box.startsAt, box.timeZone)} won’t be packed unless you pay by ${cutoffText(box.changeUntil, box.timeZone)}.`,
          ]
        : []),
    ],
    ...seeShare(loaded),
  };
}

/** To the farm. */
export const newMemberMail = (
  to: string,
  loaded: LoadedSubscription,
  addOns: readonly LoadedSubscription[] = [],
): MailDraft => {
  const { id, planId, planName, firstName, lastName, sizeName, quantity, siteName } = loaded;
  const how = loaded.payBy === 'card' ? 'by card' : 'by check or in cash';
  const name = `${firstName} ${lastName}`.trim();
  const total = [loaded, ...addOns]
    .flatMap(({ payments }) => payments)
    .filter((payment) => !isWork(payment))
    .reduce((sum, { cents }) => sum + cents, 0);
  return {
    kind: 'share-new-member',
    to,
    subject: `${name} joined ${planName}`,
    heading: 'You have a new member',
    paragraphs: [`${name} joined ${planName}${withText(addOns)} and pays you ${dollars(total)} ${how}.`],
    facts: [
      { label: 'Size', value: quantity === 1 ? sizeName : `${quantity} × ${sizeName}` },
      { label: 'Pickup', value: siteName },
      { label: 'Boxes', value: String(goesOut(loaded)) },
      ...addOns.flatMap((one) => addOnFacts(one).slice(0, 1)),
    ],
    action: { label: 'See the member', path: sharePaths.shareMember(planId, id) },
  };
};

/** To whose membership ended. */
export function endedMail(
  loaded: LoadedSubscription,
  { boxes, refund, toCards, credit, unpaid, payments, work }: Ending & { toCards: number },
  { reason, by, note }: { reason: EndReason; by: EndedBy; note?: string },
): MailDraft {
  const { planName, vendorName } = loaded;
  const isOver = reason !== 'canceled';
  const what =
    reason === 'suspended'
      ? `We suspended ${vendorName}, so the season of ${planName} has ended.`
      : reason === 'season-ended'
        ? `${by.role === 'staff' ? 'Our team' : vendorName} has ended the season of ${planName}.`
        : by.role === 'member'
          ? `You canceled ${planName} from ${vendorName}.`
          : `${by.role === 'staff' ? 'Our team' : vendorName} canceled your membership in ${planName}.`;
  return {
    kind: 'share-ended',
    to: loaded.email ?? '',
    subject: isOver ? `The season has ended: ${planName}` : `Canceled: ${planName}`,
    heading: isOver ? 'The season has ended' : 'Your membership is canceled',
    paragraphs: [
      `Hello ${loaded.firstName},`,
      `${what} ${boxes === 0 ? 'No boxes were left.' : `${boxes === 1 ? '1 box' : `${boxes} boxes`} won’t be packed.`}`,
      ...(note ? [`The reason: ${note}`] : []),
      ...(toCards > 0 ? [`${dollars(toCards)} goes back to your card within a few days.`] : []),
      ...(refund > toCards ? [`${vendorName} will refund ${dollars(refund - toCards)} to you.`] : []),
      ...(credit > 0 ? [`You get ${dollars(credit)} back as farm credit.`] : []),
      ...(unpaid > 0 ? [`You don’t have to pay the ${dollars(unpaid)} that was still to come.`] : []),
      ...(work > 0 ? ['Hours that you haven’t worked yet fall away.'] : []),
      ...owedTexts(loaded, payments),
    ],
    ...seeShare(loaded),
  };
}

/** What was asked for hours is never charged. @returns sentences, of what is charged and what isn't */
function owedTexts(
  { cardId, payBy, vendorName, payments }: LoadedSubscription,
  ending: Ending['payments'],
): string[] {
  const isCharged = (id: number) => cardId !== null && payments.some((one) => one.id === id && !one.forWork);
  const sum = (of: Ending['payments']) => of.reduce((all, { left }) => all + left, 0);
  const charged = sum(ending.filter(({ id }) => isCharged(id)));
  const toPay = sum(ending) - charged;
  const boxes = (cents: number) => `the ${dollars(cents)} for boxes you’ve had`;
  const how =
    payBy === 'card'
      ? `Please pay ${boxes(toPay)} on your share’s page.`
      : `Please pay ${vendorName} ${boxes(toPay)}.`;
  return [...(charged > 0 ? [`We’ll charge your card ${boxes(charged)}.`] : []), ...(toPay > 0 ? [how] : [])];
}
