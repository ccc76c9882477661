import { r as ForgotPasswordRequest, s as ResetPasswordForm, t as ChangePasswordForm } from "./auth-ByGJRzAx.js";
import { t as u } from "./zod-BBj7cvpn.js";
// src/accounts/password/password-checks.ts
var forgotPasswordResolver = u(ForgotPasswordRequest);
var resetPasswordResolver = u(ResetPasswordForm);
var changePasswordResolver = u(ChangePasswordForm);
export { changePasswordResolver, forgotPasswordResolver, resetPasswordResolver };
