import type { ServerPages } from '../lib/page/page.server';
import type { accountPages } from './pages';

export const accountServerPages: ServerPages<typeof accountPages> = {
  login: { module: 'src/accounts/login/login-page.tsx', isPersonal: true },
  register: { module: 'src/accounts/register/register-page.tsx', isPersonal: true },
  forgotPassword: { module: 'src/accounts/password/forgot-password-page.tsx', isPersonal: true },
  resetPassword: { module: 'src/accounts/password/reset-password-page.tsx', isPersonal: true },
  confirmEmail: { module: 'src/accounts/confirm-email/confirm-email-page.tsx', isPersonal: true },
  account: { module: 'src/accounts/account/account-page.tsx', isPersonal: true },
  business: { module: 'src/accounts/business/business-page.tsx', isPersonal: true },
  joinBusiness: { module: 'src/accounts/business/join-page.tsx', isPersonal: true },
};
