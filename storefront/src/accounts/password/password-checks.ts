import '@farmgate/backend/contract/site/no-eval';
import {
  ChangePasswordForm,
  ForgotPasswordRequest,
  ResetPasswordForm,
} from '@farmgate/backend/contract/accounts/auth';
import { zodResolver } from '@hookform/resolvers/zod';

export const forgotPasswordResolver = zodResolver(ForgotPasswordRequest);
export const resetPasswordResolver = zodResolver(ResetPasswordForm);
export const changePasswordResolver = zodResolver(ChangePasswordForm);
