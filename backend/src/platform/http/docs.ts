import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** Serves the contract as OpenAPI at /api/openapi.json and for reading at /api/docs; built when first asked for. */
export function setUpDocs(app: NestFastifyApplication): void {
  const description = new DocumentBuilder()
    .setTitle('Farmgate')
    .setDescription('Farms, farmers markets and fresh produce near a ZIP code.')
    .setVersion('1')
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, description), {
    jsonDocumentUrl: 'api/openapi.json',
  });
}
