import { withQuery } from '../../shared/site-paths.js';
import { slugOf } from '../../shared/slug.js';

const vendorShare = (id: number | string) => `/vendor/shares/${id}`;

/** Pages about shares. Apart from the others, as few pages lead to them. */
export const sharePaths = {
  /** What people may join. The id alone finds it; the name is for people. The query is what they chose. */
  share: (id: number | string, name: string, choices: Record<string, string | number | null> = {}) =>
    withQuery(`/shares/${slugOf(name, 'share')}-${id}`, choices),
  /** A member's own shares, and one of them. */
  memberships: '/orders/shares',
  membership: (id: number | string) => `/orders/shares/${id}`,
  /** Where the built-in gateway takes a payment of it. */
  membershipPayment: (id: number | string) => `/orders/shares/${id}/pay`,
  /** What the email links to by which somebody takes over a share. */
  takeOver: (token: string) => withQuery('/orders/shares/take-over', { offer: token }),
  /** What the email links to by which somebody takes farm credit that was given to them. */
  takeGift: (token: string) => withQuery('/orders/shares/gift', { gift: token }),
  /** What the email links to that offers a place to who waited for it. */
  takePlace: (token: string) => withQuery('/orders/shares/place', { offer: token }),
  /** What the email links to that asks whether one joins the next season. */
  renew: (token: string) => withQuery('/orders/shares/renew', { renewal: token }),
  /** A farm's shares, and the days of one. */
  vendorShares: '/vendor/shares',
  /** Farm credit that a farm sells. */
  farmCredit: '/vendor/shares/credit',
  newShare: '/vendor/shares/new',
  newAddOn: (id: number | string) => withQuery('/vendor/shares/new', { addOnTo: id }),
  vendorShare,
  editShare: (id: number | string) => `${vendorShare(id)}/edit`,
  shareDay: (id: number | string, dateId: number | string) => `${vendorShare(id)}/days/${dateId}`,
  shareMembers: (id: number | string) => `${vendorShare(id)}/members`,
  enterMember: (id: number | string) => `${vendorShare(id)}/members/new`,
  shareMember: (id: number | string, memberId: number | string) => `${vendorShare(id)}/members/${memberId}`,
};
