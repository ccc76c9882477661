import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import {
  type BusinessCapability,
  businessMay,
  type BusinessRole,
} from '../../contract/accounts/business-roles.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { ApiExtension } from '../../platform/http/api-document.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { type SignedInUser, signedInUser } from '../../platform/http/security/current-user.js';
import { membershipsOf } from './businesses.sql.js';

/** The person behind a request, with their role; null where they act for themselves alone. */
export interface Actor {
  id: number;
  role: BusinessRole | null;
}

/** `id` is the account that keeps the business's farms, listings and vendor. */
export interface ActingUser extends SignedInUser {
  actor: Actor;
}

/** For themselves alone they may do everything. */
export const actorMay = ({ role }: Actor, capability: BusinessCapability): boolean =>
  role === null || businessMay(role, capability);

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
  /** Whoever may not do it for the business does it for themselves. */
  orForOneself: boolean;
}

/** On a public route it only finds out who asks. Shown as `x-business` in the OpenAPI document. */
export const ForBusiness = (
  capability: BusinessCapability,
  { orForOneself = false }: Partial<Pick<Needs, 'orForOneself'>> = {},
) =>
  applyDecorators(
    SetMetadata(NEEDS, { capability, orForOneself } satisfies Needs),
    ...(orForOneself ? [] : [ApiExtension('x-business', capability)]),
  );

/** Register after `AccessGuard`. */
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

/** Needs `ForBusiness` on the route. @throws SIGN_IN_REQUIRED */
export const Acting = createParamDecorator((_data: undefined, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  if (request.acting) return request.acting;
  if (!signedInUser(request)) throw new DomainError('SIGN_IN_REQUIRED');
  throw new Error(`${context.getHandler().name} does not declare @ForBusiness.`);
});

export const MaybeActing = createParamDecorator(
  (_data: undefined, context: ExecutionContext) =>
    context.switchToHttp().getRequest<FastifyRequest>().acting ?? null,
);
