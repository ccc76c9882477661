import type { DoneView } from '@farmgate/backend/contract/accounts/auth';
import type {
  BusinessInvitationRequest,
  BusinessInvitationView,
  BusinessUpdate,
  BusinessView,
  MemberRoleRequest,
  OwnBusinesses,
} from '@farmgate/backend/contract/accounts/businesses';
import { callJson } from '../../lib/api/api';
import { apiQuery } from '../../lib/api/queries';

const send = <Answer>(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown = {}) =>
  callJson<Answer>(path, { method, body });

/** GET /api/businesses: those that one works in, the current one first. */
export const ownBusinessesQuery = () => apiQuery<OwnBusinesses>('/api/businesses');

/** GET /api/businesses/{id}: who works there. */
export const businessQuery = (id: number) => apiQuery<BusinessView>(`/api/businesses/${id}`);

export const chooseBusiness = (id: number) => send<OwnBusinesses>('POST', `/api/businesses/${id}/choose`);
export const renameBusiness = (id: number, body: BusinessUpdate) =>
  send<BusinessView>('PUT', `/api/businesses/${id}`, body);
export const leaveBusiness = (id: number) => send<DoneView>('POST', `/api/businesses/${id}/leave`);

export const inviteToBusiness = (id: number, body: BusinessInvitationRequest) =>
  send<BusinessView>('POST', `/api/businesses/${id}/invitations`, body);
export const withdrawInvitation = (id: number, invitation: number) =>
  send<BusinessView>('DELETE', `/api/businesses/${id}/invitations/${invitation}`);

export const changeRole = (id: number, userId: number, body: MemberRoleRequest) =>
  send<BusinessView>('PUT', `/api/businesses/${id}/people/${userId}`, body);
export const removePerson = (id: number, userId: number) =>
  send<DoneView>('DELETE', `/api/businesses/${id}/people/${userId}`);

export const offerTransfer = (id: number, userId: number) =>
  send<BusinessView>('POST', `/api/businesses/${id}/handover`, { userId });
export const endTransfer = (id: number) => send<BusinessView>('DELETE', `/api/businesses/${id}/handover`);
export const takeOver = (id: number) => send<BusinessView>('POST', `/api/businesses/${id}/handover/accept`);

export const lookAtInvitation = (token: string) =>
  send<BusinessInvitationView>('POST', '/api/business-invitations/look', { token });
export const acceptInvitation = (token: string) =>
  send<OwnBusinesses>('POST', '/api/business-invitations/accept', { token });
