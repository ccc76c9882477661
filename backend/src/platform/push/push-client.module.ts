import { Module } from '@nestjs/common';
import { PushClient } from './push-client.js';

@Module({ providers: [PushClient], exports: [PushClient] })
export class PushClientModule {}
