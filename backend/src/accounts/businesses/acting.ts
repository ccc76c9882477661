import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  type BusinessCapability,
  businessMay,
  type BusinessRole,
} from '../../contract/accounts/business-roles.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { type SignedInUser, signedInUser } from '../../platform/http/security/current-user.js';
import { membershipsOf } from './businesses.sql.js';

/** Who really sends a request, in what role of the business; null where they act for themselves alone. */
export interface Actor {
  id: number;
  role: BusinessRole | null;
}

/**
 * For whom a request acts: `id` is the account that the business's farms, listings and vendor are kept under,
 * which is the person's own unless they work for somebody else.
 */
export interface ActingUser extends SignedInUser {
  actor: Actor;
}

/** @returns whether somebody may do something for the business; for themselves alone they may */
export const actorMay = ({ role }: Actor, capability: BusinessCapability): boolean =>
  role === null || businessMay(role, capability);

/** @returns who really did it, for the audit log */
export const actorOf = ({ actor, username }: ActingUser): Pick<SignedInUser, 'id' | 'username'> => ({
  id: actor.id,
  username,
});

declare module 'fastify' {
  interface FastifyRequest {
    acting?: ActingUser;
  }
}

const NEEDS = 'farmgate:business-capability';

interface Needs {
  capability: BusinessCapability;
  /** Who may not do it for the business does it for themselves, as when they register a farm of their own. */
  orForOneself: boolean;
}

/**
 * Lets those call a route who may do this for the business that they work for now, and those who work for
 * nobody else; the OpenAPI document shows it as `x-business`. On a public route it only finds out.
 */
export const ForBusiness = (
  capability: BusinessCapability,
  { orForOneself = false }: Partial<Pick<Needs, 'orForOneself'>> = {},
) =>
  applyDecorators(
    SetMetadata(NEEDS, { capability, orForOneself } satisfies Needs),
    ...(orForOneself ? [] : [ApiExtension('x-business', capability)]),
  );

/** To be registered after `AccessGuard`, which has seen to it that somebody is signed in where needed. */
@Injectable()
export class BusinessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const needs = this.reflector.get<Needs | undefined>(NEEDS, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const user = signedInUser(request);
    if (!needs || !user) return true;
    const [membership] = await fetchRows(this.database, membershipsOf, [user.id]);
    const isAllowed = !membership || businessMay(membership.role, needs.capability);
    if (!isAllowed && !needs.orForOneself) throw new DomainError('BUSINESS_ROLE_NOT_ALLOWED');
    const { ownerId, role } = membership && isAllowed ? membership : { ownerId: user.id, role: null };
    request.acting = { ...user, id: ownerId, actor: { id: user.id, role } };
    return true;
  }
}

/**
 * For whom the request acts; only for routes with `ForBusiness` that need somebody signed in.
 * @throws SIGN_IN_REQUIRED
 */
export const Acting = createParamDecorator((_data: undefined, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  if (request.acting) return request.acting;
  if (!signedInUser(request)) throw new DomainError('SIGN_IN_REQUIRED');
  throw new Error(`${context.getHandler().name} does not declare @ForBusiness.`);
});

/** The same, or null for a visitor; for public routes that say more to some. */
export const MaybeActing = createParamDecorator(
  (_data: undefined, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().acting ?? null,
);
