import '@farmgate/backend/contract/site/no-eval';
import { TextCodeRequest, TextNumberRequest } from '@farmgate/backend/contract/following/texts';
import { zodResolver } from '@hookform/resolvers/zod';

export const numberResolver = zodResolver(TextNumberRequest);
export const codeResolver = zodResolver(TextCodeRequest);
