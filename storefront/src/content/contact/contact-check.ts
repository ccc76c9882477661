import '@farmgate/backend/contract/shared/no-eval';
import { ContactRequest } from '@farmgate/backend/contract/content/messages';
import { zodResolver } from '@hookform/resolvers/zod';

export const contactResolver = zodResolver(ContactRequest);
