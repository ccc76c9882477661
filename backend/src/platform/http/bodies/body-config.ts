import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { addRouteConfig } from '../route-config.js';

/** In bytes, unless the route says otherwise. */
export const PUBLIC_BYTES = 32 * 1024;
/** In bytes, where the caller is known before the body is read. */
export const KNOWN_BYTES = 256 * 1024;

export interface BodyConfig {
  access?: string;
  maxBytes?: number;
  /** Without them: JSON and, where it says so, multipart. */
  takes?: readonly string[];
  /** Where false, there is no such route. */
  isSetUp?: (config: Config) => boolean;
}

export const bodyConfigOf = ({ routeOptions }: FastifyRequest): BodyConfig =>
  routeOptions.config as BodyConfig;

/** In bytes. */
export const TakesUpTo = (maxBytes: number): MethodDecorator =>
  addRouteConfig({ maxBytes } satisfies BodyConfig);

/** For another company's servers; without it there is no such route. */
export const WhereSetUp = (isSetUp: (config: Config) => boolean): MethodDecorator =>
  addRouteConfig({ isSetUp } satisfies BodyConfig);

/** Without its parameters; '' where it names none. */
export const mediaTypeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
