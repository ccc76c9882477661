import { applyDecorators, HttpCode, HttpStatus, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
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
    ApiResponse({ status, standardSchema: schema, description: HttpStatus[status] ?? '' }),
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

export const isChecked = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && checked.has(answer);

/** Drops fields that the schema lacks; a wrong answer is a 500. Cheaper than Nest's interceptor */
export function checkAnswers(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    const answer = answerSchema(request.routeOptions.config as AnswerConfig, request.query);
    // Errors have their one shape from the filter.
    if (!answer || reply.statusCode >= 400) return done(null, payload);
    if (isChecked(payload)) return done(null, payload);
    const checked = answer.safeParse(payload);
    if (checked.success) done(null, checked.data);
    else done(checked.error);
  });
}

export function answerSchema({ answer, card }: AnswerConfig, query: unknown): z.ZodType | undefined {
  return card !== undefined && (query as { view?: unknown }).view === 'card' ? card : answer;
}
