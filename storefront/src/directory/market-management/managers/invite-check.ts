import '@farmgate/backend/contract/site/no-eval';
import { InviteManagerRequest } from '@farmgate/backend/contract/directory/market-management';
import { zodResolver } from '@hookform/resolvers/zod';

export const inviteResolver = zodResolver(InviteManagerRequest);
