import { dateWords } from '../../../contract/marketplace/pickup/schedule-words.js';
import { sharePaths } from '../../../contract/marketplace/shares/share-paths.js';
import { dollars } from '../../../contract/shared/money.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { RenewalRow } from './renewals.sql.js';

const words = (row: RenewalRow, day: string) => dateWords(day, Number(row.firstDay.slice(0, 4)));

function facts(row: RenewalRow) {
  const { quantity, sizeName, siteName, priceBefore, priceNow } = row;
  const isChanged = priceNow !== null && priceNow !== priceBefore;
  return [
    { label: 'Size', value: quantity === 1 ? sizeName : `${quantity} × ${sizeName}` },
    { label: 'Pickup', value: siteName },
    { label: 'Season', value: `${words(row, row.firstDay)} to ${words(row, row.lastDay)}` },
    ...(isChanged
      ? [
          { label: 'Last season', value: `${dollars(priceBefore)} a box` },
          { label: 'Next season', value: `${dollars(priceNow)} a box` },
        ]
      : [{ label: 'Price', value: `${dollars(priceNow ?? priceBefore)} a box, as before` }]),
  ];
}

/** To a member of the last season whose place is kept, and to one for whom none could be. */
export const renewalMail = (row: RenewalRow, token: string, until: string): MailDraft =>
  row.keptId === null
    ? {
        kind: 'share-renewal',
        to: row.email ?? '',
        subject: `Next season: ${row.planName}`,
        heading: `${row.planName} is open`,
        paragraphs: [
          `Hello ${row.memberFirstName},`,
          `${row.vendorName} has planned next season. We couldn’t keep ${row.sizeName} at ${row.siteName} for you, so please choose from what there is.`,
        ],
        action: { label: 'See the share', path: sharePaths.share(row.planId, row.planName) },
      }
    : {
        kind: 'share-renewal',
        to: row.email ?? '',
        subject: `Renew by ${words(row, until)}: ${row.planName}`,
        heading: 'Would you like your share again?',
        paragraphs: [
          `Hello ${row.memberFirstName},`,
          `${row.vendorName} has planned next season, and we’re keeping your place through ${words(row, until)}. Nothing renews without you: see what it costs, then say yes or no.`,
        ],
        facts: facts(row),
        action: { label: 'Say yes or no', path: sharePaths.renew(token) },
      };

/** To who hasn't answered. */
export const renewalReminderMail = (row: RenewalRow, token: string, until: string): MailDraft => ({
  kind: 'share-renewal-reminder',
  to: row.email ?? '',
  subject: `Your place is kept through ${words(row, until)}: ${row.planName}`,
  heading: 'Would you like your share again?',
  paragraphs: [
    `Hello ${row.memberFirstName},`,
    `We’re keeping your place in ${row.planName} from ${row.vendorName} through ${words(row, until)}. After that, anyone can have it.`,
  ],
  facts: facts(row),
  action: { label: 'Say yes or no', path: sharePaths.renew(token) },
});
