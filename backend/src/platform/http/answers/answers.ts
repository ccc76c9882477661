import { applyDecorators, HttpCode, HttpStatus, SetMetadata } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Described } from '../api-document.js';
import { addRouteConfig } from '../route-config.js';

export const ANSWER_SCHEMA = 'farmgate:answer-schema';

export interface AnswerConfig {
  answer?: z.ZodType;
  /** The answer of `?view=card`. */
  card?: z.ZodType;
}

/** Only what the schema names leaves. */
export const Answers = (schema: z.ZodType, status: HttpStatus = HttpStatus.OK) =>
  applyDecorators(
    addRouteConfig({ answer: schema } satisfies AnswerConfig),
    HttpCode(status),
    SetMetadata(ANSWER_SCHEMA, schema),
    Described(({ ApiResponse }) =>
      ApiResponse({ status, standardSchema: schema, description: HttpStatus[status] ?? '' }),
    ),
  );

export const AnswersByView = (full: z.ZodType, card: z.ZodType) =>
  applyDecorators(
    Answers(z.union([full, card])),
    addRouteConfig({ answer: full, card } satisfies AnswerConfig),
  );

const checked = new WeakSet<object>();

/** For an answer all of which has passed its schema before. @returns it, to be sent as it is */
export function alreadyChecked<Answer extends object>(answer: Answer): Answer {
  checked.add(answer);
  return answer;
}

const isChecked = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && checked.has(answer);

/** Drops fields that the schema lacks; a wrong answer is a 500. Cheaper than Nest's interceptor */
export function checkAnswers(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    // Errors have their one shape from the filter.
    if (reply.statusCode >= 400) return done(null, payload);
    const { error, data } = checkedAnswer(
      request.routeOptions.config as AnswerConfig,
      request.query,
      payload,
    );
    if (error) done(error);
    else done(null, data);
  });
}

/** @returns what may leave of a route's answer, or why none of it may */
export function checkedAnswer(
  { answer: full, card }: AnswerConfig,
  query: unknown,
  answer: unknown,
): { data?: unknown; error?: Error } {
  const schema = card !== undefined && (query as { view?: unknown }).view === 'card' ? card : full;
  return !schema || isChecked(answer) ? { data: answer } : schema.safeParse(answer);
}
