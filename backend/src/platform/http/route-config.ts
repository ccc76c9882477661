import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';

/** Nest's own decorator would replace what another one has said. */
export const addRouteConfig =
  (more: object): MethodDecorator =>
  (target, key, descriptor: PropertyDescriptor) => {
    const known = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object) as
      | object
      | undefined;
    RouteConfig({ ...known, ...more })(target, key, descriptor);
  };

/** For one address. */
export const AtMost = (max: number, minutes: number): MethodDecorator =>
  addRouteConfig({ rateLimit: { max, timeWindow: minutes * 60_000 } });

/** Making a picture's files is the most work that a request can ask for. */
export const UploadsAtMost = () => AtMost(60, 10);
