import { applyDecorators, HttpCode, HttpStatus, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { exactShape, type IsExact } from './exact-shape.js';
import { addRouteConfig } from '../route-config.js';

/** Where a controller's method keeps the schema of its answer. */
export const ANSWER_SCHEMA = 'farmgate:answer-schema';

interface AnswerConfig {
  /** The schema of the route's answer. */
  answer?: z.ZodType;
  /** The short way past it; null where there is none. */
  isExact?: IsExact | null;
}

/**
 * Declares a route's answer: only what the schema names leaves, and the OpenAPI document shows it.
 * @param schema the contract's response schema
 */
export const Answers = (schema: z.ZodType, status: HttpStatus = HttpStatus.OK) =>
  applyDecorators(
    addRouteConfig({ answer: schema, isExact: exactShape(schema) } satisfies AnswerConfig),
    HttpCode(status),
    SetMetadata(ANSWER_SCHEMA, schema),
    ApiResponse({ status, standardSchema: schema, description: HttpStatus[status] ?? '' }),
  );

/**
 * Passes every answer through its route's schema: fields that it does not name are dropped, and an answer that does not
 * keep to it is an error of ours (500). It does what Nest's interceptor for standard schemas does, which makes several
 * promises for each item of a list and costs more than the checking itself. An answer that is exactly what its schema names, as nearly all are, leaves
 * as it is.
 */
export function checkAnswers(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    const { answer, isExact } = request.routeOptions.config as AnswerConfig;
    // Errors have their one shape from the filter.
    if (!answer || reply.statusCode >= 400 || isExact?.(payload)) return done(null, payload);
    const checked = answer.safeParse(payload);
    if (checked.success) done(null, checked.data);
    else done(checked.error);
  });
}
