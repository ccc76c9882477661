import { requiredEmail } from '@farmgate/backend/contract/shared/texts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

/** The rules of the form that asks for an address. */
export const emailResolver = zodResolver(
  z.object({ email: requiredEmail('Please enter your email address, such as ana@example.com.') }),
);
