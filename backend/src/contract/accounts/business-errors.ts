/** What can be refused about a business and its people;. Free of zod. */
export const BUSINESS_ERRORS = {
  BUSINESS_NOT_FOUND: { status: 404, message: "We couldn't find this business." },
  BUSINESS_ROLE_NOT_ALLOWED: {
    status: 403,
    message: "Your role in this business doesn't allow this. Ask one of its owners.",
  },
  BUSINESS_PERSON_NOT_FOUND: { status: 404, message: "This person doesn't work in this business." },
  BUSINESS_INVITATION_NOT_FOUND: { status: 404, message: 'This invitation was already used or withdrawn.' },
  BUSINESS_INVITATION_INVALID: {
    status: 409,
    message:
      'This invitation no longer works here. It may have been used or withdrawn, or it went to another email address than this account’s.',
  },
  ALREADY_MEMBER: { status: 409, message: 'They already work in this business.' },
  TOO_MANY_MEMBERS: { status: 409, message: 'A business can have at most 50 people.' },
  TOO_MANY_INVITATIONS: { status: 409, message: 'There are 20 open invitations. Withdraw some first.' },
  LAST_OWNER: {
    status: 409,
    message: 'A business always has an owner. Hand it over, or make someone else an owner first.',
  },
  OWNS_ANOTHER_BUSINESS: {
    status: 409,
    message: 'They already own another business here, and a person can own one. Choose another role.',
  },
  HANDOVER_OVER: { status: 409, message: 'This offer is over. Ask the owner to offer it again.' },
} as const;
