import { LISTING_ASK_DAYS, LISTING_HIDE_DAYS } from '../../../contract/shared/limits.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-outbox.js';
import type { Listing } from '../listing.entity.js';
import { hidesAt } from './listing-freshness.rules.js';

/** What a mail says of a listing. */
export type ListingInMail = Pick<Listing, 'productName' | 'price' | 'confirmedAt'> & { keepPath: string };

interface Farmer {
  email: string;
  name: string;
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'America/New_York' });

/** @param listings at least one, the oldest first */
export function askMail({ email, name }: Farmer, listings: readonly ListingInMail[], now: Date): MailDraft {
  const isOne = listings.length === 1;
  const first = listings[0];
  const day = DAY.format(first ? hidesAt(first.confirmedAt) : now);
  return {
    kind: 'listing-ask',
    to: email,
    subject: isOne
      ? `Do you still offer ${short(first?.productName)}?`
      : `Do you still offer these ${listings.length} products?`,
    heading: isOne ? 'Is this listing still available?' : 'Are these listings still available?',
    paragraphs: [
      hello(name),
      isOne
        ? `It is ${LISTING_ASK_DAYS} days since you posted or confirmed this listing. If you still offer it, keep it with one click.`
        : `It is ${LISTING_ASK_DAYS} days since you posted or confirmed these listings. Keep those that you still offer, each with one click.`,
      `If we do not hear from you by ${day}, we hide ${isOne ? 'it' : 'the oldest of them'} from the search. Nothing is deleted: you can offer it again at any time.`,
    ],
    facts: listings.map((listing) => keepFact(listing, 'Yes, keep it')),
    action: { label: 'Open My Listings', path: paths.farmerDashboard },
    note: 'The links work without signing in, so please do not forward this mail.',
  };
}

/** @param listings at least one */
export function hiddenMail({ email, name }: Farmer, listings: readonly ListingInMail[]): MailDraft {
  const isOne = listings.length === 1;
  return {
    kind: 'listing-hidden',
    to: email,
    subject: isOne
      ? `We have hidden your listing ${short(listings[0]?.productName)}`
      : `We have hidden ${listings.length} of your listings`,
    heading: isOne ? 'Your listing is hidden' : 'Some of your listings are hidden',
    paragraphs: [
      hello(name),
      `You haven't renewed ${isOne ? 'this listing' : 'these listings'} in ${LISTING_HIDE_DAYS} days, so shoppers can't find ${isOne ? 'it' : 'them'}. Nothing was deleted.`,
      `Do you still offer ${isOne ? 'it' : 'any of them'}? One click puts it back.`,
    ],
    facts: listings.map((listing) => keepFact(listing, 'Renew listing')),
    action: { label: 'Open My Listings', path: paths.farmerDashboard },
    note: 'The links work without signing in, so please do not forward this mail.',
  };
}

const keepFact = ({ productName, price, keepPath }: ListingInMail, value: string) => ({
  label: /^\d/.test(price) ? `${productName}, $${price}` : `${productName}, ${price}`,
  value,
  path: keepPath,
});

/** A subject is one line that is read on a phone. */
const short = (text = ''): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
};
