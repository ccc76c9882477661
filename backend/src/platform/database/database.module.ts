import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Changes } from '../changes/changes.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { dataSourceOptions } from './data-source.js';
import { Database } from './database.js';
import { ImportStep } from './import-steps/import-step.entity.js';
import { ReadReplicas } from './replicas/read-replicas.js';

@Global()
@Module({})
export class DatabaseModule {
  /** @param url of a migrated database @param poolSize the most connections of this process */
  static at(url: string, poolSize: number): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(url, poolSize),
          autoLoadEntities: true,
          retryAttempts: 0,
        }),
        TypeOrmModule.forFeature([ImportStep]),
      ],
      providers: [
        {
          provide: ReadReplicas,
          useFactory: (dataSource: DataSource, changes: Changes, { database: { readUrls } }: Config) =>
            readUrls.length > 0 ? new ReadReplicas(dataSource, changes, readUrls, poolSize) : null,
          inject: [DataSource, Changes, CONFIG],
        },
        {
          provide: Database,
          useFactory: (dataSource: DataSource, replicas: ReadReplicas | null) =>
            new Database(dataSource, replicas),
          inject: [DataSource, ReadReplicas],
        },
      ],
      exports: [Database],
    };
  }
}
