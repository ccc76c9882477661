import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ApiExtension, ApiOkResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  type Capability,
  capabilityOf,
  isAdministrator,
  may,
} from '../../../contract/shared/capabilities.js';
import type { ErrorCode } from '../../../contract/shared/errors.js';
import { ANSWER_SCHEMA } from '../answers/answers.js';
import { DomainError } from '../errors/domain-error.js';
import { addRouteConfig } from '../route-config.js';
import { type SignedInUser, signedInUser } from './current-user.js';

/**
 * Who may call a route: everyone, every signed-in person, or those of one role alone; of staff, those whose
 * role has the route's capability. Every route says so; one that does not keeps the server from starting.
 */
export type AccessLevel = 'public' | 'user' | 'farmer' | 'vendor' | 'admin';

const ACCESS = 'farmgate:access';
const CAPABILITY = 'farmgate:capability';

/**
 * Declares who may call a route; the OpenAPI document shows it as `x-access`.
 * @param capability what staff need, where the route's address does not tell (`capabilityOf`)
 */
export const Access = (level: AccessLevel, capability?: Capability) =>
  applyDecorators(
    SetMetadata(ACCESS, level),
    declareToFastify(level),
    ApiExtension('x-access', level),
    ...(capability
      ? [SetMetadata(CAPABILITY, capability), ApiExtension('x-capability', { ...capability })]
      : []),
  );

/**
 * Who may call has to be known before a body is read, too. What a class says goes for those of its methods
 * that say nothing.
 */
const declareToFastify =
  (level: AccessLevel): MethodDecorator & ClassDecorator =>
  (target: object, key?: string | symbol, descriptor?: PropertyDescriptor): void => {
    if (key !== undefined && descriptor)
      return void addRouteConfig({ access: level })(target, key, descriptor);
    const methods = Object.getOwnPropertyDescriptors((target as { prototype: object }).prototype);
    for (const [name, method] of Object.entries(methods)) {
      const handler = method.value as unknown;
      if (typeof handler !== 'function' || !Reflect.hasMetadata(PATH, handler)) continue;
      if (Reflect.hasMetadata(ACCESS, handler)) continue;
      addRouteConfig({ access: level })(target, name, method);
    }
  };

/**
 * @param level what a route declares; undefined where it declares nothing
 * @param capability what staff need; null where nothing says so
 * @returns why a person may not call it, or null when it is allowed
 */
export function refusal(
  level: AccessLevel | undefined,
  user: SignedInUser | null,
  capability: Capability | null = null,
): ErrorCode | null {
  if (level === undefined) return 'FORBIDDEN';
  if (level === 'public') return null;
  if (!user) return 'SIGN_IN_REQUIRED';
  if (level === 'user') return null;
  if (level !== user.role) return level === 'farmer' ? 'NOT_A_FARMER' : 'FORBIDDEN';
  return level !== 'admin' || staffMay(user, capability) ? null : 'FORBIDDEN';
}

/**
 * @param user null for a visitor
 * @returns whether somebody is of the staff and may do something; a route without a capability is for
 * administrators
 */
export function staffMay(user: SignedInUser | null, capability: Capability | null): boolean {
  if (!user?.staffRole) return false;
  return capability ? may(user.staffRole, capability) : isAdministrator(user.staffRole);
}

/** Lets a request through to its route when the route's declared access allows it. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const refused = refusal(
      this.declared<AccessLevel>(ACCESS, context),
      signedInUser(request),
      this.declared<Capability>(CAPABILITY, context) ??
        capabilityOf(request.method, request.routeOptions.url ?? ''),
    );
    if (refused) throw new DomainError(refused);
    return true;
  }

  private declared<Value>(name: string, context: ExecutionContext): Value | undefined {
    return this.reflector.getAllAndOverride<Value | undefined>(name, [
      context.getHandler(),
      context.getClass(),
    ]);
  }
}

const PATH = 'path';

/**
 * The routes that break a rule of the house: no declared access, (for JSON answers) no response schema, or
 * neither public nor in the OpenAPI document.
 * @returns one sentence each; empty when all is well
 */
export function findUndeclaredRoutes(discovery: DiscoveryService, reflector: Reflector): string[] {
  const scanner = new MetadataScanner();
  return discovery.getControllers().flatMap(({ instance, metatype }) => {
    const controller = instance as Record<string, unknown> | undefined;
    if (!controller || !metatype) return [];
    return scanner
      .getAllMethodNames(Object.getPrototypeOf(controller) as object)
      .map((name) => ({ name, handler: controller[name] as (...args: unknown[]) => unknown }))
      .filter(({ handler }) => Reflect.hasMetadata(PATH, handler))
      .flatMap(({ name, handler }) => {
        const route = `${metatype.name}.${name}`;
        const problems: string[] = [];
        const level = reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS, [handler, metatype]);
        if (!level) problems.push(`${route} does not declare who may call it.`);
        else if (level !== 'public' && isHidden(handler, metatype)) {
          problems.push(`${route} is not public, so it has to stand in the OpenAPI document.`);
        }
        const schema = reflector.getAllAndOverride<unknown>(ANSWER_SCHEMA, [handler, metatype]);
        if (!schema && !reflector.get(RAW_ANSWER, handler)) {
          problems.push(`${route} does not declare the schema of its answer.`);
        }
        return problems;
      });
  });
}

/**
 * The test that calls every route as everybody reads the document, so only what everybody may call stays out
 * of it.
 */
const isHidden = (handler: object, controller: object) =>
  Reflect.hasMetadata('swagger/apiExcludeEndpoint', handler) ||
  Reflect.hasMetadata('swagger/apiExcludeController', controller);

const RAW_ANSWER = 'farmgate:raw-answer';

/**
 * Marks a route whose answer is not JSON of the contract: a page, a file, a metrics text.
 * @param contentType what the OpenAPI document says of it, for the routes that are in there
 */
export const RawAnswer = (contentType?: string) =>
  applyDecorators(
    SetMetadata(RAW_ANSWER, true),
    ...(contentType === undefined
      ? []
      : [
          ApiOkResponse({
            description: 'A file',
            content: { [contentType]: { schema: { type: 'string' } } },
          }),
        ]),
  );
