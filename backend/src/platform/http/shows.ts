import { applyDecorators } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ShownTable } from '../changes/shown-tables.js';
import { ApiExtension } from './api-document.js';
import { addRouteConfig } from './route-config.js';

export interface ShowsConfig {
  shows?: readonly ShownTable[];
}

/** Tables that the answer is read from; undeclared calls are not cached. A test checks `x-shows`. */
export const Shows = (...tables: ShownTable[]): MethodDecorator =>
  applyDecorators(addRouteConfig({ shows: tables } satisfies ShowsConfig), ApiExtension('x-shows', tables));

/** @returns undefined where the route declares nothing */
export const shownTables = (request: FastifyRequest): readonly ShownTable[] | undefined =>
  (request.routeOptions.config as ShowsConfig).shows;
