import '@farmgate/backend/contract/site/no-eval';
import { LoginRequest } from '@farmgate/backend/contract/accounts/auth';
import { zodResolver } from '@hookform/resolvers/zod';

export const loginResolver = zodResolver(LoginRequest);
