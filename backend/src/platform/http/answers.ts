import { applyDecorators, HttpStatus, SerializeOptions } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';

/**
 * Declares a route's answer: only what the schema names leaves, and the OpenAPI document shows it.
 * @param schema the contract's response schema
 */
export const Answers = (schema: z.ZodType, status: HttpStatus = HttpStatus.OK) =>
  applyDecorators(
    // Nest applies the schema to each item of a list.
    SerializeOptions({ schema: schema instanceof z.ZodArray ? schema.element : schema }),
    ApiResponse({ status, standardSchema: schema, description: HttpStatus[status] ?? '' }),
  );
