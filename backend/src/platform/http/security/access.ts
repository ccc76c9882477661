import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import {
  type Capability,
  capabilityOf,
  isAdministrator,
  may,
} from '../../../contract/shared/capabilities.js';
import type { ErrorCode } from '../../../contract/shared/errors.js';
import { ANSWER_SCHEMA } from '../answers/answers.js';
import { ApiExtension, Described, isInDocument } from '../api-document.js';
import { DomainError } from '../errors/domain-error.js';
import { addRouteConfig } from '../route-config.js';
import { type SignedInUser, signedInUser } from './current-user.js';
import { AS_THEMSELVES, SEEN_BY_STAFF, viewingOf } from './viewing.js';

/** Of staff, those whose role has the route's capability. Without a level the server doesn't start. */
export type AccessLevel = 'public' | 'user' | 'farmer' | 'vendor' | 'admin';

const ACCESS = 'farmgate:access';
const CAPABILITY = 'farmgate:capability';

/** @param capability what staff need, where the address does not tell (`capabilityOf`) */
export const Access = (level: AccessLevel, capability?: Capability) =>
  applyDecorators(
    SetMetadata(ACCESS, level),
    declareToFastify(level),
    ApiExtension('x-access', level),
    ...(capability
      ? [SetMetadata(CAPABILITY, capability), ApiExtension('x-capability', { ...capability })]
      : []),
  );

/** Has to be known before a body is read. A class speaks for its methods that say nothing. */
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

/** Null capability: nothing says so. @returns null when it is allowed */
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

/** @param user null for a visitor @param capability null: administrators only */
export function staffMay(user: SignedInUser | null, capability: Capability | null): boolean {
  if (!user?.staffRole) return false;
  return capability ? may(user.staffRole, capability) : isAdministrator(user.staffRole);
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    this.view(request, context);
    const refused = refusal(
      this.declared<AccessLevel>(ACCESS, context),
      signedInUser(request),
      this.declared<Capability>(CAPABILITY, context) ??
        capabilityOf(request.method, request.routeOptions.url ?? ''),
    );
    if (refused) throw new DomainError(refused);
    return true;
  }

  /**
   * In the back office staff are themselves. Anywhere else they read what is marked, as who they view as, and
   * what is public. Once it is over they read that alone, until they stop.
   */
  private view(request: FastifyRequest, context: ExecutionContext): void {
    const viewing = viewingOf(request);
    if (!viewing || capabilityOf(request.method, request.routeOptions.url ?? '')) return;
    const { user } = viewing;
    const asThemselves = this.declared<string>(AS_THEMSELVES, context);
    if (asThemselves === 'always' || (asThemselves === 'over' && !user)) return;
    if (!READS.has(request.method))
      throw new DomainError(user ? 'VIEWING_CHANGES_NOTHING' : 'VIEWING_IS_OVER');
    const isSeen = user !== null && this.declared<boolean>(SEEN_BY_STAFF, context) === true;
    if (!isSeen && this.declared<AccessLevel>(ACCESS, context) !== 'public')
      throw new DomainError(user ? 'VIEWING_SHOWS_NOT' : 'VIEWING_IS_OVER');
    request.seenAs = isSeen ? user : null;
  }

  private declared<Value>(name: string, context: ExecutionContext): Value | undefined {
    return this.reflector.getAllAndOverride<Value | undefined>(name, [
      context.getHandler(),
      context.getClass(),
    ]);
  }
}

const PATH = 'path';

/** No declared access, no response schema, or hidden. @returns a sentence each */
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
        // A test calls every route of the document.
        else if (level !== 'public' && !isInDocument(handler, metatype)) {
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

const RAW_ANSWER = 'farmgate:raw-answer';

/** @param contentType for the OpenAPI document */
export const RawAnswer = (contentType?: string) =>
  applyDecorators(
    SetMetadata(RAW_ANSWER, true),
    ...(contentType === undefined
      ? []
      : [
          Described(({ ApiOkResponse }) =>
            ApiOkResponse({
              description: 'A file',
              content: { [contentType]: { schema: { type: 'string' } } },
            }),
          ),
        ]),
  );
