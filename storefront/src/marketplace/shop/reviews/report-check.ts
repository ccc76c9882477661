import '@farmgate/backend/contract/site/no-eval';
import { ReviewReportRequest } from '@farmgate/backend/contract/marketplace/reviews';
import { zodResolver } from '@hookform/resolvers/zod';

export const reportResolver = zodResolver(ReviewReportRequest);
