import { Global, Module } from '@nestjs/common';
import { PersonalData } from './personal-data.js';

/** Global, as every domain that keeps something about people takes part. */
@Global()
@Module({ providers: [PersonalData], exports: [PersonalData] })
export class PersonalDataModule {}
