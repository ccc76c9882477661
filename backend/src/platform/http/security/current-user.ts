import '@fastify/session';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../../../contract/accounts/roles.js';
import type { StaffRole } from '../../../contract/shared/capabilities.js';
import { DomainError } from '../errors/domain-error.js';

/** Who sends a request, as the account is at this moment. */
export interface SignedInUser {
  id: number;
  username: string;
  role: Role;
  /** What an admin may do; null for everyone else. */
  staffRole: StaffRole | null;
}

declare module 'fastify' {
  interface Session {
    /** The account that signed in; kept with the session. */
    userId?: number;
    /** Read together with the session at each request; never stored. */
    user?: SignedInUser;
  }
}

/** @returns the signed-in person of a request, or null for a visitor */
export const signedInUser = (request: FastifyRequest): SignedInUser | null =>
  (request.session as FastifyRequest['session'] | null)?.user ?? null;

/** The signed-in person; only for routes that need one. @throws SIGN_IN_REQUIRED */
export const CurrentUser = createParamDecorator((_data: undefined, context: ExecutionContext) => {
  const user = signedInUser(context.switchToHttp().getRequest<FastifyRequest>());
  if (!user) throw new DomainError('SIGN_IN_REQUIRED');
  return user;
});

/** The signed-in person, or null for a visitor; for public routes that say more to some. */
export const MaybeUser = createParamDecorator((_data: undefined, context: ExecutionContext) =>
  signedInUser(context.switchToHttp().getRequest<FastifyRequest>()),
);
