import { mailPaths } from '../../../contract/shared/mail-paths.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { dayText, weekdayText } from '../days/day-text.rules.js';
import type { MemberDayRow } from './my-days.sql.js';

type AskedDay = Pick<
  MemberDayRow,
  'id' | 'memberId' | 'memberName' | 'placeName' | 'date' | 'hours' | 'address'
> & {
  token: string;
};

/**
 * @param days at least one, the soonest first, each with the token of its links
 * @param isReminder a manager asks once more
 */
export function askMail(
  { email, name }: { email: string; name: string },
  days: readonly AskedDay[],
  isReminder = false,
): MailDraft {
  const [first] = days;
  const isOne = days.length === 1;
  return {
    kind: isReminder ? 'market-reminder' : 'market-ask',
    to: email,
    subject:
      isOne && first
        ? `Are you coming to ${short(first.placeName)} on ${weekdayText(first)}?`
        : `Which market days are you coming to?`,
    heading: isOne ? 'Are you coming?' : 'Are you coming to these market days?',
    paragraphs: [
      hello(name),
      ...(isReminder && first
        ? [`${first.placeName} hasn’t heard yet whether you’re coming. Its manager asks you to answer.`]
        : []),
      'Shoppers look up who will be at the market before they leave home. Let them know with one tap.',
      "Until you answer, we'll say that you're usually there.",
    ],
    facts: days.flatMap((day) => [
      { label: aboutDay(day), value: 'I’m coming', path: pathOf(day, 'coming') },
      { label: aboutDay(day), value: 'Not coming', path: pathOf(day, 'not_coming') },
    ]),
    action: { label: 'Say what you’re bringing', path: paths.myMarketDays },
    note: "The links work without logging in until the market day ends, so please don't forward this email.",
  };
}

const pathOf = ({ id, memberId, token }: AskedDay, answer: string) =>
  mailPaths.marketAnswer({ dayId: id, memberId }, answer, token);

/** "Saturday, November 28, 9 AM–1 PM: River Market at 5 Elm Street (Sunny Acres)" */
function aboutDay(day: AskedDay): string {
  return `${dayText(day)}: ${day.placeName}${day.address ? ` at ${day.address}` : ''} (${day.memberName})`;
}

/** A subject is one line that is read on a phone. */
const short = (text: string) => (text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text);
