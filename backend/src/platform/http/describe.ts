import type * as Swagger from '@nestjs/swagger';
import type { ApiBodyOptions, ApiResponseOptions } from '@nestjs/swagger';

/**
 * The decorators of @nestjs/swagger that the controllers use. They are noted here and applied when somebody asks for the OpenAPI document: the
 * library brings five hundred files that a server which is only starting does without.
 */

type Decorator = ClassDecorator & MethodDecorator;

const waiting: ((swagger: typeof Swagger) => void)[] = [];

/** The group of a controller's calls. */
export const ApiTags = (...tags: string[]) => later((swagger) => swagger.ApiTags(...tags));

/** Leaves a controller out of the document. */
export const ApiExcludeController = () => later((swagger) => swagger.ApiExcludeController() as Decorator);

/** A further field of a call, such as `x-access`. */
export const ApiExtension = (name: string, value: unknown) =>
  later((swagger) => swagger.ApiExtension(name, value) as Decorator);

export const ApiResponse = (options: ApiResponseOptions) => later((swagger) => swagger.ApiResponse(options));

export const ApiOkResponse = (options: ApiResponseOptions) =>
  later((swagger) => swagger.ApiOkResponse(options));

export const ApiBody = (options: ApiBodyOptions) => later((swagger) => swagger.ApiBody(options) as Decorator);

export const ApiConsumes = (...types: string[]) => later((swagger) => swagger.ApiConsumes(...types));

/** Applies what has been noted since the last time, in its order. */
export function describe(swagger: typeof Swagger): void {
  for (const apply of waiting.splice(0)) apply(swagger);
}

function later(make: (swagger: typeof Swagger) => Decorator): Decorator {
  return ((...target: Parameters<Decorator>) => {
    waiting.push((swagger) => make(swagger)(...target));
  }) as Decorator;
}
