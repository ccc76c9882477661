import '@fastify/session';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Role } from '../../../contract/accounts/roles.js';
import type { StaffRole } from '../../../contract/shared/capabilities.js';
import { DomainError } from '../errors/domain-error.js';

/** As the account is at this moment. */
export interface SignedInUser {
  id: number;
  username: string;
  role: Role;
  /** Null for everyone but admins. */
  staffRole: StaffRole | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom staff are taken for, who view as someone else; null for a visitor. */
    seenAs?: SignedInUser | null;
  }
  interface Session {
    /** Kept with the session. */
    userId?: number;
    /** Read with the session at each request; never stored. */
    user?: SignedInUser;
  }
}

/** @returns null for a visitor */
export function signedInUser(request: FastifyRequest): SignedInUser | null {
  if (request.seenAs !== undefined) return request.seenAs;
  return (request.session as FastifyRequest['session'] | null)?.user ?? null;
}

/** For routes that need somebody. @throws SIGN_IN_REQUIRED */
export const CurrentUser = createParamDecorator((_data: undefined, context: ExecutionContext) => {
  const user = signedInUser(context.switchToHttp().getRequest<FastifyRequest>());
  if (!user) throw new DomainError('SIGN_IN_REQUIRED');
  return user;
});

/** Null for a visitor. */
export const MaybeUser = createParamDecorator((_data: undefined, context: ExecutionContext) =>
  signedInUser(context.switchToHttp().getRequest<FastifyRequest>()),
);
