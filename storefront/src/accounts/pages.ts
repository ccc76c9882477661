import { page } from '../lib/page';

/** The accounts' rows of the route table. Nothing is loaded ahead: pages are rendered for nobody in particular. */
export const accountPages = [
  page({
    path: '/login',
    module: 'src/accounts/login/login-page.tsx',
    component: () => import('./login/login-page').then((module) => module.LoginPage),
  }),
  page({
    path: '/register',
    module: 'src/accounts/register/register-page.tsx',
    component: () => import('./register/register-page').then((module) => module.RegisterPage),
  }),
  page({
    path: '/forgot-password',
    module: 'src/accounts/password/forgot-password-page.tsx',
    component: () => import('./password/forgot-password-page').then((module) => module.ForgotPasswordPage),
  }),
  page({
    path: '/reset-password',
    module: 'src/accounts/password/reset-password-page.tsx',
    component: () => import('./password/reset-password-page').then((module) => module.ResetPasswordPage),
  }),
  page({
    path: '/confirm-email',
    module: 'src/accounts/confirm-email/confirm-email-page.tsx',
    component: () => import('./confirm-email/confirm-email-page').then((module) => module.ConfirmEmailPage),
  }),
  page({
    path: '/account',
    module: 'src/accounts/account/account-page.tsx',
    component: () => import('./account/account-page').then((module) => module.AccountPage),
  }),
];
