import '@farmgate/backend/contract/site/no-eval';
import { ReviewRequest } from '@farmgate/backend/contract/marketplace/reviews';
import { zodResolver } from '@hookform/resolvers/zod';

export const reviewResolver = zodResolver(ReviewRequest);
