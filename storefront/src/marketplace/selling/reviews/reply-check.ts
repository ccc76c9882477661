import '@farmgate/backend/contract/site/no-eval';
import { ReplyRequest } from '@farmgate/backend/contract/marketplace/reviews';
import { zodResolver } from '@hookform/resolvers/zod';

export const replyResolver = zodResolver(ReplyRequest);
