import type { ConfirmationView } from '@farmgate/backend/contract/directory/confirmations';

/** @returns what closing a farm or a market does, before it is done */
export function closingText({ kind, name, listings }: ConfirmationView): string {
  if (kind === 'market') {
    return `We’ll take ${name} off the site, with its page and its coming market days. Your roster and your hours are kept.`;
  }
  const paused =
    listings === 0 ? '' : ` We’ll pause ${listings === 1 ? 'its listing' : `its ${listings} listings`}.`;
  return `Shoppers will see that ${name} is permanently closed.${paused} Its page stays, and orders don’t change.`;
}

/** @returns what closing has done */
export const closedText = ({ kind, name }: ConfirmationView): string =>
  kind === 'market'
    ? `Shoppers can’t find ${name} anymore, and it has no coming market days. You can undo this here.`
    : `Shoppers see that ${name} is permanently closed, and its listings are paused. You can undo this here.`;
