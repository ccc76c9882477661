import type { ServerPages } from '../lib/page.server';
import type { accountPages } from './pages';

export const accountServerPages: ServerPages<typeof accountPages> = {
  login: { module: 'src/accounts/login/login-page.tsx' },
  register: { module: 'src/accounts/register/register-page.tsx' },
  forgotPassword: { module: 'src/accounts/password/forgot-password-page.tsx' },
  resetPassword: { module: 'src/accounts/password/reset-password-page.tsx' },
  confirmEmail: { module: 'src/accounts/confirm-email/confirm-email-page.tsx' },
  account: { module: 'src/accounts/account/account-page.tsx' },
};
