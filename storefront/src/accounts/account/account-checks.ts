import '@farmgate/backend/contract/site/no-eval';
import { EraseAccountRequest, ProfileRequest } from '@farmgate/backend/contract/accounts/account';
import { AddressRequest } from '@farmgate/backend/contract/accounts/addresses';
import { zodResolver } from '@hookform/resolvers/zod';

export const profileResolver = zodResolver(ProfileRequest);
export const eraseAccountResolver = zodResolver(EraseAccountRequest);
export const addressResolver = zodResolver(AddressRequest);
