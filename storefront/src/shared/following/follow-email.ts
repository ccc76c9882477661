import { requiredEmail } from '@farmgate/backend/contract/shared/texts';
import { z } from 'zod';

/** What is asked of a visitor who follows something. */
export const FollowEmail = z.object({
  email: requiredEmail('Please enter your email address, such as ana@example.com.'),
});
