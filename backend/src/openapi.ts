import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { readConfig } from './platform/config/config.js';
import { projectFolder } from './platform/config/project-folder.js';

/** @returns the contract as an OpenAPI document, from the controllers alone: nothing is started, and no database is needed */
export async function openApi(): Promise<OpenAPIObject> {
  const modules = AppModule.with(readConfig(projectFolder()), 'postgres://localhost');
  const app = await NestFactory.create<NestFastifyApplication>(modules, new FastifyAdapter(), {
    preview: true,
    abortOnError: false,
    logger: false,
  });
  const description = new DocumentBuilder()
    .setTitle('Farmgate')
    .setDescription('Farms, farmers markets and fresh produce near a ZIP code.')
    .setVersion('1')
    .build();
  return SwaggerModule.createDocument(app, description);
}
