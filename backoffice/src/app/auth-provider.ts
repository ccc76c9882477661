import type { MeView } from '@farmgate/backend/contract/accounts/auth';
import { may } from '@farmgate/backend/contract/shared/capabilities';
import { type AuthProvider, HttpError } from 'react-admin';
import { setStaffZone } from '../kit/texts.rules';
import { http } from '../lib/http';

/** What the sign-in form sends; the code where the account has a second factor. */
export interface SignIn {
  usernameOrEmail: string;
  password: string;
  code?: string;
}

/** For whoever is not on the staff. */
const NOT_STAFF = '/not-staff';
/** A page asks at most so often whether the session is still there. */
const KNOWN_FOR_MS = 30_000;

let known: { me: Promise<MeView>; at: number } | undefined;

/** @returns the signed-in person; asked for once by everything that a page needs it for */
function me(): Promise<MeView> {
  if (!known || Date.now() - known.at > KNOWN_FOR_MS) {
    known = { me: readMe(), at: Date.now() };
    known.me.catch(() => (known = undefined));
  }
  return known.me;
}

async function readMe(): Promise<MeView> {
  let person = (await http('/api/auth/me')).json as MeView;
  // Whoever comes back here from viewing as someone else is themselves again.
  if (person.viewedUntil) {
    await http('/api/admin/viewing', { method: 'DELETE' });
    person = (await http('/api/auth/me')).json as MeView;
  }
  if (person.staffTimeZone) setStaffZone(person.staffTimeZone);
  return person;
}

/** Forgets who is signed in, after something has changed about it. */
export function askAgain(): void {
  known = undefined;
}

const denied = () => Object.assign(new Error(), { redirectTo: NOT_STAFF, logoutUser: false, message: false });

/** Logging in with the session's cookie; staff only, and each may do what the staff role has. */
export const authProvider: AuthProvider = {
  login: async (params: SignIn) => {
    await http('/api/auth/login', { method: 'POST', body: JSON.stringify(params) });
    askAgain();
    if ((await me()).role !== 'admin') return { redirectTo: NOT_STAFF };
    return undefined;
  },
  // react-admin ends the session of whoever may not be here; a farmer who strays in stays signed in to the
  // rest of the site.
  logout: async (params?: { isWanted?: boolean }) => {
    const person = await me().catch(() => null);
    if (person && person.role !== 'admin' && !params?.isWanted) return NOT_STAFF;
    await http('/api/auth/logout', { method: 'POST', body: '{}' }).catch(() => undefined);
    askAgain();
    return undefined;
  },
  checkAuth: async () => {
    const { role } = await me();
    // react-admin checks again wherever it has led to: denied there as well, it would lead there for ever.
    if (role !== 'admin' && !location.pathname.endsWith(NOT_STAFF)) throw denied();
  },
  checkError: async (error: unknown) => {
    if (!(error instanceof HttpError)) return;
    askAgain();
    if (error.status === 401) throw error;
    const code = (error.body as { error?: string } | null)?.error;
    if (error.status !== 403 || code !== 'FORBIDDEN') return;
    // Who stays on the staff is told what was refused, and stays on the page.
    if ((await me()).role !== 'admin') throw denied();
  },
  canAccess: async ({ resource, action }) => {
    const { staffRole } = await me();
    return staffRole !== undefined && may(staffRole, { resource, action });
  },
  getIdentity: async () => {
    const { id, username, firstName, lastName } = await me();
    return { id, fullName: [firstName, lastName].filter(Boolean).join(' ') || username };
  },
};
