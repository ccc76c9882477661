/** The parts of the help page of farmers, vendors and market managers. */
export const HELP_PARTS = [
  'today',
  'orders',
  'pickups',
  'products',
  'farm',
  'closed',
  'money',
  'team',
  'markets',
] as const;
export type HelpPart = (typeof HELP_PARTS)[number];

/** Which pages a part is about; the first one that fits counts. */
const ABOUT: readonly [RegExp, HelpPart][] = [
  [/^\/farmer-dashboard\/closed/, 'closed'],
  [/^\/(?:market-days|markets\/manage)(?:\/|$)/, 'markets'],
  [/^\/vendor\/(?:pickups|pickup-days|handover|delivery-zones|delivery-days|shares)(?:\/|$)/, 'pickups'],
  [/^\/vendor\/(?:orders|customers|packing|weighing|pick-list)(?:\/|$)/, 'orders'],
  [/^\/vendor\/(?:get-paid|terms|discount-codes)(?:\/|$)/, 'money'],
  [/^\/vendor(?:\/|$)/, 'products'],
  [/^\/(?:business|account)(?:\/|$)/, 'team'],
  [/^\/(?:farmer-dashboard\/farm|farms|listings|post|texts)(?:\/|$)/, 'farm'],
];

const TABS = new Map<string | null, HelpPart>([
  ['orders', 'orders'],
  ['analytics', 'money'],
]);

/** @returns the part of the help page about a page of the desk */
export function helpPartOf(pathname: string, search = ''): HelpPart {
  const tab = pathname === '/vendor/dashboard' ? new URLSearchParams(search).get('tab') : null;
  return TABS.get(tab) ?? ABOUT.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'today';
}
