import { page } from '../lib/page/page';

/**
 * The accounts' rows of the route table. Nothing is loaded ahead: pages are rendered for nobody in
 * particular.
 */
export const accountPages = {
  login: page({
    path: '/login',
    component: () => import('./login/login-page').then((module) => module.LoginPage),
  }),
  register: page({
    path: '/register',
    component: () => import('./register/register-page').then((module) => module.RegisterPage),
  }),
  forgotPassword: page({
    path: '/forgot-password',
    component: () => import('./password/forgot-password-page').then((module) => module.ForgotPasswordPage),
  }),
  resetPassword: page({
    path: '/reset-password',
    component: () => import('./password/reset-password-page').then((module) => module.ResetPasswordPage),
  }),
  confirmEmail: page({
    path: '/confirm-email',
    component: () => import('./confirm-email/confirm-email-page').then((module) => module.ConfirmEmailPage),
  }),
  account: page({
    path: '/account',
    component: () => import('./account/account-page').then((module) => module.AccountPage),
  }),
  business: page({
    path: '/business',
    component: () => import('./business/business-page').then((module) => module.BusinessPage),
  }),
  joinBusiness: page({
    path: '/business/join',
    component: () => import('./business/join-page').then((module) => module.JoinPage),
  }),
};
