import { describe, expect, it } from '@jest/globals';
import { Controller, Get, type INestApplicationContext, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory, Reflector } from '@nestjs/core';
import { z } from 'zod';
import { Answers } from '../../../src/platform/http/answers/answers.js';
import { ApiExcludeEndpoint } from '../../../src/platform/http/api-document.js';
import { Access, findUndeclaredRoutes, RawAnswer } from '../../../src/platform/http/security/access.js';

@Controller('careless')
class CarelessController {
  @Get('access')
  @Answers(z.object({}))
  withoutAccess() {
    return {};
  }

  @Get('answer')
  @Access('public')
  withoutAnswer() {
    return {};
  }

  @Get('hidden')
  @Access('user')
  @ApiExcludeEndpoint()
  @Answers(z.object({}))
  hidden() {
    return {};
  }

  @Get('good')
  @Access('public')
  @Answers(z.object({}))
  good() {
    return {};
  }

  @Get('raw')
  @Access('public')
  @RawAnswer()
  raw() {
    return 'text';
  }
}

@Module({ imports: [DiscoveryModule], controllers: [CarelessController] })
class CarelessModule {}

describe('findUndeclaredRoutes', () => {
  it('names every route that does not declare its access or its answer, or that is hidden without being public', async () => {
    const app: INestApplicationContext = await NestFactory.createApplicationContext(CarelessModule, {
      logger: false,
    });
    expect(findUndeclaredRoutes(app.get(DiscoveryService), app.get(Reflector))).toEqual([
      'CarelessController.withoutAccess does not declare who may call it.',
      'CarelessController.withoutAnswer does not declare the schema of its answer.',
      'CarelessController.hidden is not public, so it has to stand in the OpenAPI document.',
    ]);
    await app.close();
  });
});
