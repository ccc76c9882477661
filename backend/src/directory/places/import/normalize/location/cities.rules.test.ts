import { describe, expect, it } from '@jest/globals';
import { mendCity } from './cities.rules.js';

describe('mendCity', () => {
  it.each([
    [' Parma ', 'Parma', null],
    ['Ames, IA', 'Ames', 'IA'],
    ['Katy, Texas', 'Katy', 'TX'],
    ['Evansville,IN', 'Evansville', 'IN'],
    ['Beaumont, ', 'Beaumont', null],
    ['Niagara Falls, USA', 'Niagara Falls', null],
    ['Springdale 72764', 'Springdale', null],
    ['GRAND ISLAND', 'Grand Island', null],
    ['NYC', 'NYC', null],
    ['quakertown', 'Quakertown', null],
    ['Doña Ana', 'Doña Ana', null],
    ['Bird-in-Hand', 'Bird-in-Hand', null],
    ["Coeur d'Alene", "Coeur d'Alene", null],
    ['St. Louis', 'St. Louis', null],
    ['West St. Paul', 'West St. Paul', null],
    ['Estes Park', 'Estes Park', null],
    ['Massillon (Jackson Township)', 'Massillon', null],
    ['Athens-Clarke County unified government (balance)', 'Athens-Clarke County', null],
  ])('%j is %s', (text, city, state) => {
    expect(mendCity(text)).toEqual({ city, state });
  });

  it.each([
    '',
    '296 Flower City Park',
    'Ames, Boone and Nevada',
    'East, Charleston',
    'Weekly pick-ups around the metro',
    "Elm Farmers' Market",
    'Main Street Hahira',
    'N park st Chewelah',
    'behind Ritz Theater Newburgh',
    'South Main Street',
    '72764',
    undefined,
  ])('%j is no city', (text) => {
    expect(mendCity(text).city).toBeNull();
  });
});
