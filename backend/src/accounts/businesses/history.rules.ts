import { BUSINESS_ROLE_LABELS, type BusinessRole } from '../../contract/accounts/business-roles.js';

type Detail = Readonly<Record<string, string>>;

const roleName = (role: string | undefined) =>
  (BUSINESS_ROLE_LABELS[role as BusinessRole] as string | undefined)?.toLowerCase() ?? 'helper';

const SENTENCES: Readonly<Record<string, (detail: Detail) => string>> = {
  rename: ({ name }) => `Changed the name to ${name}`,
  invite: ({ email, role }) => `Invited ${email} as ${roleName(role)}`,
  withdraw: ({ email }) => `Withdrew the invitation to ${email}`,
  join: ({ role }) => `Joined as ${roleName(role)}`,
  leave: () => 'Left',
  remove: ({ name }) => `Removed ${name}`,
  'change-role': ({ name, role }) => `Made ${name} ${roleName(role)}`,
  'offer-handover': ({ name }) => `Offered to hand over to ${name}`,
  'end-handover': () => 'Ended the handover before it was done',
  'take-over': ({ name }) => `Took over from ${name}`,
  'account-erased': () => 'An owner erased their account',
  freeze: () => 'The last owner erased their account',
};

/** @returns what happened as a sentence without its person: "Invited ann@example.com as packer" */
export const historyText = (action: string, detail: Detail | null): string =>
  SENTENCES[action]?.(detail ?? {}) ?? action;
