import '@farmgate/backend/contract/site/no-eval';
import { NewsReportRequest } from '@farmgate/backend/contract/directory/news';
import { zodResolver } from '@hookform/resolvers/zod';

export const newsReportResolver = zodResolver(NewsReportRequest);
