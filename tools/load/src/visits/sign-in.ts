import { DEMO_PASSWORD } from '@farmgate/backend/src/accounts/users/demo-accounts';
import { SESSION_COOKIE } from '@farmgate/backend/src/contract/site/session-hint';
import type { Browser } from '../browser.js';

/**
 * Signs in whoever is not yet, or wants to again.
 * @returns whether they are: who was told to come later does
 */
export async function signIn(browser: Browser, username: string, isAnew = false): Promise<boolean> {
  if (browser.has(SESSION_COOKIE) && !isAnew) return true;
  const { status } = await browser.call('sign-in', '/api/auth/login', {
    method: 'POST',
    body: { usernameOrEmail: username, password: DEMO_PASSWORD },
    // Passwords are checked two at a time; who finds the line too long is told so.
    mayAnswer: ['TOO_MANY_REQUESTS'],
  });
  return status < 400 && browser.has(SESSION_COOKIE);
}
