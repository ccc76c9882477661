import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiBodyOptions } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Described } from '../api-document.js';

const RawBody = createParamDecorator(
  (_data: undefined, context: ExecutionContext): unknown =>
    context.switchToHttp().getRequest<FastifyRequest>().body,
);

/** Its service checks it. @param schema what the OpenAPI document shows */
export const DescribedBody =
  (schema: z.ZodType): ParameterDecorator =>
  (target, key, index) => {
    RawBody()(target, key, index);
    const method = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key === undefined || !method) throw new Error('A body is a parameter of a method.');
    Described(({ ApiBody }) => {
      const { $schema: _, ...fields } = z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' });
      return ApiBody({ required: true, schema: fields as BodySchema });
    })(target, key, method);
  };

type BodySchema = Extract<ApiBodyOptions, { schema: unknown }>['schema'];
