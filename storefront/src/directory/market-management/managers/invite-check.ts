import '@farmgate/backend/contract/site/no-eval';
import { requiredEmail } from '@farmgate/backend/contract/shared/texts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

export const inviteResolver = zodResolver(
  z.strictObject({ email: requiredEmail('Please enter their email address.') }),
);
