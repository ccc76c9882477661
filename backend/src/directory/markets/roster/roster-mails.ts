import { paths } from '../../../contract/shared/site-paths.js';
import { hello } from '../../../platform/mail/greeting.rules.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';

interface Recipient {
  email: string;
  name: string;
}
interface Market {
  id: number;
  name: string;
}

export const joinMail = ({ email, name }: Recipient, seller: string, market: Market): MailDraft => ({
  kind: 'market-join',
  to: email,
  subject: `${seller} asks to join ${market.name}`,
  heading: 'Someone asks to join your roster',
  paragraphs: [
    hello(name),
    `${seller} would like shoppers to know that they sell at ${market.name}.`,
    'Shoppers won’t see them there until you approve the request.',
  ],
  action: { label: 'Answer the request', path: paths.manageMarket(market.id) },
  about: { resource: 'places', id: market.id },
});

export const joinedMail = ({ email, name }: Recipient, seller: string, market: Market): MailDraft => ({
  kind: 'market-joined',
  to: email,
  subject: `${seller} is on the roster of ${market.name}`,
  heading: 'You’re on the roster',
  paragraphs: [
    hello(name),
    `The market’s manager approved your request. Shoppers can see now that ${seller} sells at ${market.name}.`,
    'Tell them each week whether you’re coming and what you’re bringing.',
  ],
  action: { label: 'See your market days', path: paths.myMarketDays },
  about: { resource: 'places', id: market.id },
});

/** @param number their place on the list, from 1 on */
export const waitingMail = (
  { email, name }: Recipient,
  seller: string,
  market: Market,
  number: number,
): MailDraft => ({
  kind: 'market-waiting',
  to: email,
  subject: `${seller} is on the waiting list of ${market.name}`,
  heading: 'You’re on the waiting list',
  paragraphs: [
    hello(name),
    `${market.name} has no free stall for ${seller} right now. You’re number ${number} on its waiting list.`,
    'We’ll email you when the market offers you a stall.',
  ],
  action: { label: 'See where you are on the list', path: paths.myMarketDays },
  about: { resource: 'places', id: market.id },
});

/** @param reason in the manager's own words; null where they gave none */
export const declinedMail = (
  { email, name }: Recipient,
  seller: string,
  market: Market,
  reason: string | null,
): MailDraft => ({
  kind: 'market-declined',
  to: email,
  subject: `${market.name} declined ${seller}`,
  heading: 'The market declined your request',
  paragraphs: [
    hello(name),
    `The manager of ${market.name} won’t add ${seller} to the roster now.`,
    ...(reason === null ? [] : [`Their reason: ${reason}`]),
  ],
  action: { label: 'Find another market', path: paths.farmersMarkets() },
  about: { resource: 'places', id: market.id },
});

export const invitationMail = ({ email, name }: Recipient, seller: string, market: Market): MailDraft => ({
  kind: 'market-invitation',
  to: email,
  subject: `${market.name} invites ${seller}`,
  heading: 'You’re invited to a market’s roster',
  paragraphs: [
    hello(name),
    `${market.name} would like to show shoppers that ${seller} sells there.`,
    'Accept the invitation and you can tell shoppers each week whether you’re coming and what you’re bringing.',
  ],
  action: { label: 'Answer the invitation', path: paths.myMarketDays },
});
