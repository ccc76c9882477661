import { BUSINESS_ROLE_LABELS, type BusinessRole } from '../../contract/accounts/business-roles.js';

type Detail = Readonly<Record<string, string>>;

const roleName = (role: string | undefined) =>
  (BUSINESS_ROLE_LABELS[role as BusinessRole] as string | undefined)?.toLowerCase() ?? 'helper';

const person = ({ name, email }: Detail) => name ?? email ?? 'someone whose account is gone';

const SENTENCES: Readonly<Record<string, (detail: Detail) => string>> = {
  rename: ({ name }) => `Changed the name to ${name}`,
  invite: (detail) => `Invited ${person(detail)} as ${roleName(detail.role)}`,
  withdraw: (detail) => `Withdrew the invitation to ${person(detail)}`,
  join: ({ role }) => `Joined as ${roleName(role)}`,
  leave: () => 'Left',
  remove: (detail) => `Removed ${person(detail)}`,
  'change-role': (detail) => `Made ${person(detail)} ${roleName(detail.role)}`,
  'offer-handover': (detail) => `Offered to hand over to ${person(detail)}`,
  'end-handover': () => 'Ended the handover before it was done',
  'take-over': (detail) => `Took over from ${person(detail)}`,
  'account-erased': () => 'An owner erased their account',
  freeze: () => 'The last owner erased their account',
};

/** @returns a sentence without its person: "Invited ann@example.com as packer" */
export const historyText = (action: string, detail: Detail | null): string =>
  SENTENCES[action]?.(detail ?? {}) ?? action;
