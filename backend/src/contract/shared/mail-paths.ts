import { withQuery } from './site-paths.js';

/**
 * The addresses that only emails link to, apart from `paths`, which every page loads. Tokens that stand for a
 * login are behind "#", so that they reach no server and no log.
 */
export const mailPaths = {
  /** What the email about an old listing links to. */
  keepListing: (id: number | string, token: string) => `/listings/${id}/keep#${token}`,
  /** What the email about a market day links to. */
  marketAnswer: (day: { dayId: number; memberId: number }, answer: string, token: string) =>
    `/market-days/${day.dayId}/${day.memberId}/${answer}#${token}`,
  /** What the email about severe weather links to. */
  marketWeather: (asked: { dayId: number; userId: number }, answer: string, token: string) =>
    `/market-weather/${asked.dayId}/${asked.userId}/${answer}#${token}`,
  /** What the yearly email links to; "farm-12" or "place-7". */
  stillRight: (id: string, answer: 'right' | 'closed', token: string) =>
    `/still-right/${id}/${answer}#${token}`,
  /** What an invitation to manage a market links to; it is good for one account alone. */
  acceptManaging: (token: string) => withQuery('/markets/manage', { invitation: token }),
  /** What an invitation to work in a business links to; it is good for one account alone. */
  joinBusiness: (token: string) => withQuery('/business/join', { invitation: token }),
  resetPassword: (token: string) => `/reset-password#${token}`,
  /** The same page for somebody who never had a password. */
  invitation: (token: string) => `/reset-password?for=invitation#${token}`,
  confirmEmail: (token: string) => `/confirm-email#${token}`,
  /** What the email before an order links to, where too much is unpaid. */
  confirmCheckout: (token: string) => `/checkout/confirm#${token}`,
  /** What the email about a first follow links to. */
  confirmFollow: (token: string) => `/my-food/confirm#${token}`,
  /** What one follows and how one is told, without logging in. */
  followPreferences: (token: string) => `/saved/alerts#${token}`,
  /** The same page, which first offers to stop all notices. */
  stopNotices: (token: string) => `/saved/alerts?stop=all#${token}`,
  /** What the headers of notices name, for mail programs; they keep a query, but nothing behind "#". */
  unsubscribe: (token: string) => withQuery('/api/unsubscribe', { token }),
} as const;
