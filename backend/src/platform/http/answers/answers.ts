import { applyDecorators, HttpCode, HttpStatus, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addRouteConfig } from '../route-config.js';

/** Where a controller's method keeps the schema of its answer. */
export const ANSWER_SCHEMA = 'farmgate:answer-schema';

interface AnswerConfig {
  answer?: z.ZodType;
  /** The answer of `?view=card`. */
  card?: z.ZodType;
}

/**
 * Declares a route's answer: only what the schema names leaves, and the OpenAPI document shows it.
 * @param schema the contract's response schema
 */
export const Answers = (schema: z.ZodType, status: HttpStatus = HttpStatus.OK) =>
  applyDecorators(
    addRouteConfig({ answer: schema } satisfies AnswerConfig),
    HttpCode(status),
    SetMetadata(ANSWER_SCHEMA, schema),
    ApiResponse({ status, standardSchema: schema, description: HttpStatus[status] ?? '' }),
  );

/** Declares the answer of a list that can be asked for as cards, by `ViewQuery`. */
export const AnswersByView = (full: z.ZodType, card: z.ZodType) =>
  applyDecorators(
    Answers(z.union([full, card])),
    addRouteConfig({ answer: full, card } satisfies AnswerConfig),
  );

/**
 * Passes every answer through its route's schema: fields that it does not name are dropped, and an answer
 * that does not keep to it is an error of ours (500). It does what Nest's interceptor for standard schemas
 * does, which makes several promises for each item of a list and costs more than the checking itself.
 */
export function checkAnswers(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    const config = request.routeOptions.config as AnswerConfig;
    const isCard = config.card !== undefined && (request.query as { view?: unknown }).view === 'card';
    const answer = isCard ? config.card : config.answer;
    // Errors have their one shape from the filter.
    if (!answer || reply.statusCode >= 400) return done(null, payload);
    const checked = answer.safeParse(payload);
    if (checked.success) done(null, checked.data);
    else done(checked.error);
  });
}
