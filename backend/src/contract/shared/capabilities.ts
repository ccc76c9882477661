/**
 * Who of the staff may do what. The guard, the OpenAPI document, the back office and the generated access
 * test all read this table. Free of zod.
 */

export const STAFF_ROLES = ['administrator', 'directory', 'marketplace', 'content', 'support'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * What is asked of a resource: to list, show or export its records, to create, edit or delete one, or an
 * action by its name in the address, such as 'set-commission'.
 */
export interface Capability {
  resource: string;
  action: string;
}

/** What reading a resource is. */
const READING = ['list', 'show', 'export'] as const;
const LOOKING = ['list', 'show'] as const;

/**
 * 'all' has every action that the resource has or ever gets; 'read' has lists, records and files. A list of
 * names has these and no others.
 */
type Grant = 'all' | 'read' | readonly string[];

const DIRECTORY = {
  // Farms and places in one list.
  directory: 'all',
  // Entries that may be the same.
  doubles: 'all',
  farms: 'all',
  'farm-claims': 'all',
  'farm-applications': 'all',
  'market-claims': 'all',
  'market-managers': 'all',
  'field-statuses': 'all',
  corrections: 'all',
  'farm-news': 'all',
  listings: 'all',
  places: 'all',
  imports: 'all',
  'import-rows': 'all',
  'place-lists': 'all',
  texts: 'all',
  'unread-texts': 'all',
  'text-consents': 'all',
  // Asked while a farm or a place is added by hand.
  namesakes: 'all',
} as const satisfies Record<string, Grant>;

const MARKETPLACE = {
  vendors: 'all',
  products: 'all',
  'dated-stock': 'all',
  'discount-codes': 'all',
  'pickup-sites': 'all',
  'pickup-schedules': 'all',
  'pickup-windows': 'all',
  'delivery-zones': 'all',
  orders: 'all',
  fulfilments: 'all',
  payments: 'all',
  refunds: 'all',
  'ledger-entries': 'all',
  payouts: 'all',
  disputes: 'all',
  'tax-rules': 'all',
  reviews: 'all',
  favorites: 'all',
  shares: 'all',
  'share-members': 'all',
  'share-boxes': 'all',
  'member-entries': 'all',
  'credit-purchases': 'all',
  'share-waits': 'all',
  'share-renewals': 'all',
} as const satisfies Record<string, Grant>;

const CONTENT = {
  'blog-posts': 'all',
  'content-hubs': 'all',
  'location-pages': 'all',
  'target-locations': 'all',
  'state-pages': 'all',
} as const satisfies Record<string, Grant>;

const readOnly = (grants: Readonly<Record<string, Grant>>): Record<string, Grant> =>
  Object.fromEntries(Object.keys(grants).map((resource) => [resource, 'read']));

/** What each page of staff needs, whoever they are; an answer holds what its reader may read. */
const EVERYONE = {
  start: ['waiting', 'warnings'],
  search: 'all',
  history: 'all',
  notes: ['list', 'create'],
  'own-account': 'all',
} as const;

/** For those who work on a kind that it has. */
const INBOX = { inbox: ['list', 'edit'] } as const;

/**
 * What a staff role may do with which resource; what is not here, it may not. An administrator may do
 * everything, also with resources that nobody has written down.
 */
export const CAPABILITIES: Readonly<
  Record<Exclude<StaffRole, 'administrator'>, Readonly<Record<string, Grant>>>
> = {
  directory: { ...EVERYONE, ...INBOX, ...DIRECTORY, start: [...EVERYONE.start, 'empty-searches'] },
  marketplace: { ...EVERYONE, ...INBOX, ...MARKETPLACE, start: [...EVERYONE.start, 'trends'] },
  content: { ...EVERYONE, ...CONTENT, start: [...EVERYONE.start, 'empty-searches'] },
  support: {
    ...EVERYONE,
    ...INBOX,
    ...readOnly(DIRECTORY),
    ...readOnly(MARKETPLACE),
    ...readOnly(CONTENT),
    messages: 'all',
    'saved-answers': 'all',
    // Up to the amount that administrators set.
    orders: [...READING, 'refund'],
    // One at a time: files of everyone, and where people are logged in, are for administrators.
    users: LOOKING,
    // As a farmer or vendor sees the site.
    viewing: 'all',
    mails: LOOKING,
    // Who wrote to us that they want no more notices.
    followers: [...LOOKING, 'stop'],
    announcements: LOOKING,
    notices: LOOKING,
    'push-messages': LOOKING,
    'audit-log': LOOKING,
    jobs: LOOKING,
    settings: LOOKING,
    start: [...EVERYONE.start, 'trends', 'empty-searches'],
  },
};

/** @returns whether a staff role may do something */
export function may(role: StaffRole, { resource, action }: Capability): boolean {
  if (role === 'administrator') return true;
  const grants = CAPABILITIES[role];
  const grant = Object.hasOwn(grants, resource) ? grants[resource] : undefined;
  if (grant === undefined) return false;
  if (grant === 'all') return true;
  return grant === 'read' ? READING.some((name) => name === action) : grant.includes(action);
}

/** @returns whether a staff role may do more with a resource than read it */
export const mayWorkOn = (role: StaffRole, resource: string): boolean =>
  may(role, { resource, action: 'edit' });

/** @returns the staff roles that may do something, in their order */
export const rolesThatMay = (capability: Capability): StaffRole[] =>
  STAFF_ROLES.filter((role) => may(role, capability));

/** Only this role manages people, and there is always one of it. */
export const isAdministrator = (role: StaffRole | null | undefined): boolean => role === 'administrator';

/** Dollars that support may refund of one order, as long as administrators have set nothing else. */
export const SUPPORT_REFUND_LIMIT = 100;

const ACTIONS: Readonly<Record<string, string>> = {
  POST: 'create',
  PUT: 'edit',
  PATCH: 'edit',
  DELETE: 'delete',
};

/**
 * What a call of the back office asks for, by its address alone, so that a new action of a resource needs no
 * line of its own.
 * @param path of the route, with parameters as `:id` or `{id}`
 * @returns null for an address outside of /api/admin
 */
export function capabilityOf(method: string, path: string): Capability | null {
  const [resource, ...rest] = path.startsWith('/api/admin/')
    ? path.slice('/api/admin/'.length).split('/')
    : [];
  if (!resource) return null;
  const [first, second] = rest;
  const isRecord = first !== undefined && /^[:{]/.test(first);
  const named = isRecord ? second : first;
  if (method === 'GET') {
    if (named?.endsWith('.csv') && !isRecord) return { resource, action: 'export' };
    return { resource, action: isRecord ? 'show' : 'list' };
  }
  const isAction = method === 'POST' && named !== undefined;
  return { resource, action: isAction ? named : (ACTIONS[method] ?? method.toLowerCase()) };
}
