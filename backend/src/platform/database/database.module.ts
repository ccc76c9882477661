import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions } from './data-source.js';
import { PreparedStatements } from './prepared.js';
import { ReadDatabases } from './replicas/read-databases.js';

@Global()
@Module({})
export class DatabaseModule {
  /** @param url the postgres:// address of a database that is migrated */
  static at(url: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(url),
          autoLoadEntities: true,
          retryAttempts: 0,
        }),
      ],
      providers: [PreparedStatements, ReadDatabases],
      exports: [PreparedStatements, ReadDatabases],
    };
  }
}
