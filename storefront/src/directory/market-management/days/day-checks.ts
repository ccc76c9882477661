import '@farmgate/backend/contract/site/no-eval';
import { CancelDayRequest, MoveDayRequest } from '@farmgate/backend/contract/directory/market-management';
import { zodResolver } from '@hookform/resolvers/zod';

export const cancelResolver = zodResolver(CancelDayRequest);
export const moveResolver = zodResolver(MoveDayRequest);
