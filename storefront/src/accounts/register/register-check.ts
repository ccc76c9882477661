import '@farmgate/backend/contract/site/no-eval';
import { RegisterForm } from '@farmgate/backend/contract/accounts/auth';
import { zodResolver } from '@hookform/resolvers/zod';

export const registerResolver = zodResolver(RegisterForm);
