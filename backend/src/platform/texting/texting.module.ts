import { Module } from '@nestjs/common';
import { Twilio } from './twilio.client.js';

@Module({ providers: [Twilio], exports: [Twilio] })
export class TextingModule {}
