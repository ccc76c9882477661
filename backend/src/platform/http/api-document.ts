import { applyDecorators, SetMetadata } from '@nestjs/common';
import type * as Swagger from '@nestjs/swagger';

type Library = typeof Swagger;
type Decorator = MethodDecorator & ClassDecorator;

const waiting: ((swagger: Library) => void)[] = [];

/** Only the OpenAPI document shows it. A server doesn't make that, and starts faster without the library. */
export const Described =
  (describe: (swagger: Library) => MethodDecorator | ClassDecorator): Decorator =>
  (...decorated: readonly unknown[]): void => {
    waiting.push((swagger) => (describe(swagger) as (...of: readonly unknown[]) => void)(...decorated));
  };

/** Call once all controllers are loaded, before the document is made of them. */
export function describeControllers(swagger: Library): void {
  for (const describe of waiting.splice(0)) describe(swagger);
}

export const ApiTags = (...tags: string[]) => Described((swagger) => swagger.ApiTags(...tags));

export const ApiExtension = (name: string, value: unknown) =>
  Described((swagger) => swagger.ApiExtension(name, value));

const EXCLUDED = 'farmgate:not-in-document';

export const ApiExcludeController = () =>
  applyDecorators(
    SetMetadata(EXCLUDED, true),
    Described((swagger) => swagger.ApiExcludeController()),
  );

export const ApiExcludeEndpoint = () =>
  applyDecorators(
    SetMetadata(EXCLUDED, true),
    Described((swagger) => swagger.ApiExcludeEndpoint()),
  );

export const isInDocument = (handler: object, controller: object): boolean =>
  !Reflect.hasMetadata(EXCLUDED, handler) && !Reflect.hasMetadata(EXCLUDED, controller);
