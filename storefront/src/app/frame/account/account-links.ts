import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import type { OwnBusinesses } from '@farmgate/backend/contract/accounts/businesses';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { DESK_PLACES } from '../../../desk/bar/places';
import { hasDesk } from '../../../shared/business/use-desk';
import { roleIn } from '../../../shared/business/use-may';
import { safeReturnTo } from '../../../shared/sign-in/return-to';
import type { FrameLink } from '../links';

/**
 * @param here where the visitor is
 * @returns the ways in, which lead back to here afterwards; from one way in to the other, to where the
 * visitor came from
 */
export function visitorLinks(here: { pathname: string; search: string }) {
  const returnTo = returnToOf(here);
  const query = returnTo === null ? {} : { returnTo };
  return [
    { label: 'Login', to: paths.login(query), cta: 'login' },
    { label: 'Register', to: paths.register(query), cta: 'register' },
  ] as const;
}

function returnToOf({ pathname, search }: { pathname: string; search: string }): string | null {
  const page = safeReturnTo(pathname + search);
  if (page === null) return safeReturnTo(new URLSearchParams(search).get('returnTo'));
  // From the home page people go to where their role has its own.
  return page === paths.home ? null : page;
}

/** The places of the desk; the first one’s page keeps the name that it is known by. */
const DESK_LINKS: readonly FrameLink[] = DESK_PLACES.map(({ label, to }) => ({
  ...{ label, to },
  ...(to === paths.farmerDashboard && { note: 'Farmer Dashboard' }),
}));

/**
 * @param runsMarkets whether they are the manager of a market
 * @param businesses those that they work in, the current one first
 * @returns what the menu offers a signed-in person, besides logging out; who has a desk finds the rest there
 */
export function personLinks(
  { role }: Pick<MeView, 'role'>,
  runsMarkets: boolean,
  businesses: OwnBusinesses = [],
): FrameLink[] {
  const [current] = businesses;
  const own = roleIn(current);
  const atDesk = hasDesk(role, own);
  return [
    ...(role === 'admin' ? [{ label: 'Back office', to: paths.admin }] : []),
    ...(atDesk ? DESK_LINKS : []),
    // Whoever only packs has no desk.
    ...(!own.may('look')
      ? [
          { label: 'Orders to pack', to: paths.vendorPacking },
          { label: 'Your team', to: paths.business },
        ]
      : []),
    ...(runsMarkets ? [{ label: 'Your markets', to: paths.myMarkets }] : []),
    { label: 'My orders', to: paths.orders },
    { label: 'Saved', to: paths.saved },
    { label: 'My account', to: paths.account },
  ];
}

/** @returns what to call a person: their first name where they gave one */
export function callingName({ firstName, username }: Pick<MeView, 'firstName' | 'username'>): string {
  return firstName?.trim() || username;
}

const PERSONAL_PAGES = [
  /^\/account$/,
  /^\/business$/,
  /^\/orders$/,
  /^\/post$/,
  /^\/farms\/(?:new|claim|\d+\/edit)$/,
  /^\/listings\/\d+\/edit$/,
  /^\/vendor\/(?!onboarding$)/,
  /^\/farmer-dashboard\//,
];

/**
 * @returns whether a page has nothing to show once its person has logged out; /farmer-dashboard has its own
 * way in
 */
export function needsSession(pathname: string): boolean {
  return PERSONAL_PAGES.some((pattern) => pattern.test(pathname));
}
