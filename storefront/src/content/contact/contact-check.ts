import '@farmgate/backend/contract/site/no-eval';
import { ContactRequest } from '@farmgate/backend/contract/content/messages';
import { zodResolver } from '@hookform/resolvers/zod';

export const contactResolver = zodResolver(ContactRequest);
