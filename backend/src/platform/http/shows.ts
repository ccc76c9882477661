import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { ShownTable } from '../changes/shown-tables.js';
import { addRouteConfig } from './route-config.js';

interface ShowsConfig {
  shows?: readonly ShownTable[];
}

/**
 * Declares what a public call stands on: the tables that its answer is read from. A page that asks it is kept
 * until one of them changes; a page that asks a call which declares nothing is not kept at all. Tables that
 * never change while the product runs, such as ZIP codes, are left out. The OpenAPI document shows it as
 * `x-shows`, by which a test compares it with what the call reads.
 */
export const Shows = (...tables: ShownTable[]): MethodDecorator =>
  applyDecorators(addRouteConfig({ shows: tables } satisfies ShowsConfig), ApiExtension('x-shows', tables));

/** @returns the tables that the route of a request declares; undefined where it declares nothing */
export const shownTables = (request: FastifyRequest): readonly ShownTable[] | undefined =>
  (request.routeOptions.config as ShowsConfig).shows;
