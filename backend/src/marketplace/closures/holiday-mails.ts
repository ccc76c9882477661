import type { HolidayQuestion } from '../../contract/marketplace/closures.js';
import { longDateText } from '../../contract/marketplace/dated-words.js';
import { listed } from '../../contract/shared/listed.js';
import { paths } from '../../contract/shared/site-paths.js';
import { hello } from '../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../platform/mail/mail-draft.js';

const KINDS = { pickup: 'Pickup at', delivery: 'Delivery to', market: 'Market day at' } as const;
const thingText = ({ kind, name }: HolidayQuestion['things'][number]) => `${KINDS[kind]} ${name}`;

/** @param questions at least one, the soonest first */
export function holidayMail(
  { email, name }: { email: string; name: string },
  questions: readonly HolidayQuestion[],
): MailDraft {
  const names = listed(questions.map((one) => one.name));
  return {
    kind: 'holiday-ask',
    to: email,
    subject: `Are you open on ${names}?`,
    heading: `Are you open on ${names}?`,
    paragraphs: [
      hello(name),
      'You have pickups, deliveries or market days then. Tell us if you’re closed, and no one makes the trip for nothing.',
      'If you’re open, tell us that, too, and we won’t ask again.',
    ],
    facts: questions.map((one) => ({
      label: `${one.name}, ${longDateText(one.day)}: ${listed(one.things.map(thingText))}`,
      value: 'We’re closed',
      path: paths.closed({ from: one.day }),
    })),
    action: { label: 'Say if you’re open', path: paths.closed() },
  };
}
