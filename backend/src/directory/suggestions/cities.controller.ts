import { Controller, Get, Query } from '@nestjs/common';
import { CitiesQuery, CitiesView } from '../../contract/directory/cities.js';
import { Cities } from '../../platform/geo/cities/cities.service.js';
import { Answers } from '../../platform/http/answers/answers.js';
import { ApiTags } from '../../platform/http/api-document.js';
import { Access } from '../../platform/http/security/access.js';
import { Shows } from '../../platform/http/shows.js';
import { isFoodName } from './food-words.rules.js';

const MOST_CITIES = 12;
/** The largest of a name is meant where it has so many times the people of the next. */
const TIMES_LARGER = 5;

@ApiTags('directory')
@Controller('api/cities')
export class CitiesController {
  constructor(private readonly cities: Cities) {}

  @Get()
  @Access('public')
  @Answers(CitiesView)
  @Shows()
  async named(@Query({ schema: CitiesQuery }) { name = '' }: CitiesQuery): Promise<CitiesView> {
    const cities = await this.cities.named(name, MOST_CITIES);
    const [first, second] = cities;
    const isClear =
      first !== undefined && (!second || first.population >= TIMES_LARGER * Math.max(second.population, 1));
    return { cities, isClear, isFood: isFoodName(name) };
  }
}
