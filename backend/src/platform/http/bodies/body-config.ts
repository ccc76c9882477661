import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { addRouteConfig } from '../route-config.js';

/** The largest body of a call that everyone may make, in bytes, unless the route says otherwise. */
export const PUBLIC_BYTES = 32 * 1024;
/** The same where whoever calls is known before the body is read; uploads declare their own. */
export const KNOWN_BYTES = 256 * 1024;

/** What a route says of the bodies that it takes. */
export interface BodyConfig {
  /** Who may call it (`Access`). */
  access?: string;
  maxBytes?: number;
  /** The only media types that it takes; without them, JSON and, where it says so, multipart. */
  takes?: readonly string[];
  /** Whether what it is for is set up here; otherwise there is no such route. */
  isSetUp?: (config: Config) => boolean;
}

/** What a request's route says. */
export const bodyConfigOf = ({ routeOptions }: FastifyRequest): BodyConfig =>
  routeOptions.config as BodyConfig;

/** The largest body of a route that everyone may call, where that is more than most need. */
export const TakesUpTo = (maxBytes: number): MethodDecorator =>
  addRouteConfig({ maxBytes } satisfies BodyConfig);

/** A route for another company's servers, which is there only where that company is set up. */
export const WhereSetUp = (isSetUp: (config: Config) => boolean): MethodDecorator =>
  addRouteConfig({ isSetUp } satisfies BodyConfig);

/** The media type of a request, without its parameters; '' where it names none. */
export const mediaTypeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Whether a request says that a body follows. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
