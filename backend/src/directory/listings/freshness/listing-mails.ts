import { HOUSE_ZONE } from '../../../contract/shared/calendar/house-zone.js';
import { LISTING_ASK_DAYS, LISTING_HIDE_DAYS } from '../../../contract/shared/limits.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-outbox.js';
import type { Listing } from '../../tables/listing.entity.js';
import { hidesAt } from './listing-freshness.rules.js';

export type ListingInMail = Pick<Listing, 'productName' | 'price' | 'confirmedAt'> & { keepPath: string };

interface Farmer {
  email: string;
  name: string;
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: HOUSE_ZONE });

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
        ? `You posted or renewed this listing ${LISTING_ASK_DAYS} days ago. If you still offer it, renew it with one click.`
        : `You posted or renewed these listings ${LISTING_ASK_DAYS} days ago. Renew the ones you still offer, each with one click.`,
      `If we don't hear from you by ${day}, we'll hide ${isOne ? 'it' : 'the oldest of them'} from search. Nothing is deleted, and you can renew it anytime.`,
    ],
    facts: listings.map((listing) => keepFact(listing, 'Renew listing')),
    action: { label: 'Open My Listings', path: paths.ownFarm },
    note: "The links work without logging in, so please don't forward this email.",
  };
}

/** @param listings at least one */
export function hiddenMail({ email, name }: Farmer, listings: readonly ListingInMail[]): MailDraft {
  const isOne = listings.length === 1;
  return {
    kind: 'listing-hidden',
    to: email,
    subject: isOne
      ? `We hid your listing ${short(listings[0]?.productName)}`
      : `We hid ${listings.length} of your listings`,
    heading: isOne ? 'Your listing is hidden' : 'Some of your listings are hidden',
    paragraphs: [
      hello(name),
      `You haven't renewed ${isOne ? 'this listing' : 'these listings'} in ${LISTING_HIDE_DAYS} days, so shoppers can't find ${isOne ? 'it' : 'them'}. Nothing was deleted.`,
      `Do you still offer ${isOne ? 'it' : 'any of them'}? One click puts it back.`,
    ],
    facts: listings.map((listing) => keepFact(listing, 'Renew listing')),
    action: { label: 'Open My Listings', path: paths.ownFarm },
    note: "The links work without logging in, so please don't forward this email.",
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
