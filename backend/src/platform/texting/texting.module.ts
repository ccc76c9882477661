import { Module } from '@nestjs/common';
import { CodeTexts } from './code-texts.js';
import { Twilio } from './twilio.client.js';

@Module({ providers: [CodeTexts, Twilio], exports: [CodeTexts, Twilio] })
export class TextingModule {}
