import { Module } from '@nestjs/common';
import { BackOffice } from './back-office.js';
import { Pages } from './pages.js';
import { WebController } from './web.controller.js';

@Module({ controllers: [WebController], providers: [BackOffice, Pages] })
export class WebModule {}
