import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import {
  AskedMarketDay,
  WeatherAnswerByLink,
  WeatherLink,
} from '../../../contract/directory/market-weather.js';
import { Answers } from '../../../platform/http/answers/answers.js';
import { ApiTags } from '../../../platform/http/api-document.js';
import { Access } from '../../../platform/http/security/access.js';
import { WeatherAnswers } from './market-weather.service.js';

/** Public, as the token of the email stands for the login. */
@ApiTags('directory')
@Controller('api/market-weather')
export class MarketWeatherController {
  constructor(private readonly answers: WeatherAnswers) {}

  @Post('asked')
  @Access('public')
  @Answers(AskedMarketDay, HttpStatus.OK)
  asked(@Body({ schema: WeatherLink }) link: WeatherLink): Promise<AskedMarketDay> {
    return this.answers.asked(link);
  }

  @Post('answer')
  @Access('public')
  @Answers(AskedMarketDay, HttpStatus.OK)
  answer(@Body({ schema: WeatherAnswerByLink }) body: WeatherAnswerByLink): Promise<AskedMarketDay> {
    return this.answers.answer(body);
  }
}
