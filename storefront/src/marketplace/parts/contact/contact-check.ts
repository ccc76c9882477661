import '@farmgate/backend/contract/site/no-eval';
import { VendorMessageRequest } from '@farmgate/backend/contract/marketplace/vendors';
import { zodResolver } from '@hookform/resolvers/zod';

export const vendorMessageResolver = zodResolver(VendorMessageRequest);
