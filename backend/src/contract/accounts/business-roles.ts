/**
 * Who of a business may do what. The guard, the OpenAPI document, the generated access test and the screens
 * read this table. Free of zod.
 */

/** Letters of what people call their business. */
export const MAX_BUSINESS_NAME = 120;

export const BUSINESS_ROLES = ['owner', 'manager', 'packer', 'bookkeeper'] as const;
export type BusinessRole = (typeof BUSINESS_ROLES)[number];

export const BUSINESS_ROLE_LABELS: Readonly<Record<BusinessRole, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  packer: 'Packer',
  bookkeeper: 'Bookkeeper',
};

/** What each role is for, as whoever invites and whoever is invited read it. */
export const BUSINESS_ROLE_HELP: Readonly<Record<BusinessRole, string>> = {
  owner: 'Owners can do everything, and invite and remove people.',
  manager: 'Managers run the farm pages, listings, products and orders, and see the money.',
  packer:
    'Packers see what to pack, for whom, and what to collect in cash, and can email a day’s customers. No prices, no addresses.',
  bookkeeper: 'Bookkeepers see orders and money. They can’t change anything.',
};

/**
 * `look`: the dashboards and one's own pages. `edit`: farm and vendor pages. `post`: listings and market
 * stalls. `price`: products with their prices. `orders`: whole orders with their buyers. `pack`: what to
 * pack, what is short of it, and emails to everyone of a pickup day. `refund`: enter orders, move whole ones
 * along, cancel and refund them, share out short crops, email their customers. `money`: sales, statements and
 * payouts. `get-paid`: the account that payouts go to. `invite`: people.
 */
export const BUSINESS_CAPABILITIES = [
  'look',
  'edit',
  'post',
  'price',
  'orders',
  'pack',
  'refund',
  'money',
  'get-paid',
  'invite',
] as const;
export type BusinessCapability = (typeof BUSINESS_CAPABILITIES)[number];

export const ROLE_CAPABILITIES: Readonly<Record<BusinessRole, readonly BusinessCapability[]>> = {
  owner: BUSINESS_CAPABILITIES,
  manager: ['look', 'edit', 'post', 'price', 'orders', 'pack', 'refund', 'money'],
  packer: ['pack'],
  bookkeeper: ['look', 'orders', 'money'],
};

/** @returns whether somebody with that role may do something for the business */
export const businessMay = (role: BusinessRole, capability: BusinessCapability): boolean =>
  ROLE_CAPABILITIES[role].includes(capability);
