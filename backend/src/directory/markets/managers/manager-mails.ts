import { MARKET_CODE_MINUTES } from '../../../contract/directory/markets.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { Place } from '../../places/place.entity.js';

/** The code that proves that somebody reads the market's mail. */
export const marketCodeMail = (
  to: string,
  { name }: Pick<Place, 'name'>,
  code: string,
  who: string,
): MailDraft => ({
  kind: 'market-code',
  to,
  subject: `${code} is your code for Farmgate`,
  heading: 'Your code',
  paragraphs: [
    `${who} would like to manage ${name} on Farmgate: its hours, its dates and who sells there.`,
    `If that's right, enter this code on Farmgate: ${code}. It works for ${MARKET_CODE_MINUTES} minutes.`,
  ],
  note: "If you don't know who this is, ignore this email. Without the code, nothing changes.",
  ...{ isSecret: true, isTyped: true },
});
