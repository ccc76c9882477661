import '@farmgate/backend/contract/site/no-eval';
import { BusinessInvitationRequest, BusinessRequest } from '@farmgate/backend/contract/accounts/businesses';
import { zodResolver } from '@hookform/resolvers/zod';

export const invitationResolver = zodResolver(BusinessInvitationRequest);
export const businessResolver = zodResolver(BusinessRequest);
