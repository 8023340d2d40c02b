import { expect, test } from 'vitest';
import { keyInAddress } from './key-in-address.ts';

test.each([
  ['https://api.example.com/reviews?limit=100', null],
  ['https://api.example.com/reviews?sort_key=date&tokens=2', null],
  ['https://api.example.com/reviews?limit=100&api_key=s3', 'api_key'],
  ['https://api.example.com/reviews?APIKEY=s3', 'APIKEY'],
  ['https://api.example.com/reviews?access_token=s3', 'access_token'],
  ['https://api.example.com/reviews?key=s3', 'key'],
  ['https://ada@api.example.com/reviews', 'ada'],
  ['https://:s3@api.example.com/reviews', 'password'],
])('of %s the key is %s', (address, name) => {
  expect(keyInAddress(address)).toBe(name);
});
