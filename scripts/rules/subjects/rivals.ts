import type { Rule } from '../rule.ts';
import { contracts, counted, decided, extraction } from '../rule.ts';

const market = contracts('market');

export const rivals: readonly Rule[] = [
  counted('A market report compares at most', market, 'marketLimits.rivals', 'competitors'),
  decided(
    'Who is a competitor',
    extraction('rivals/find-rivals'),
    'findRivals',
    'by who names whom, and where',
  ),
  counted('… from a score of', extraction('rivals/find-rivals'), 'LISTED_SCORE'),
  counted('… by kinds of sources', extraction('rivals/find-rivals'), 'LISTED_SOURCES'),
  decided(
    'Whom a page of a site sets beside the company',
    extraction('rivals/rivals-on-own-pages'),
    'namedRivals',
    'in its address, titles, links and comparison tables',
  ),
  decided(
    'Which of those compete with it',
    extraction('rivals/rivals-on-own-pages'),
    'ownRivals',
    'with a page of their own, a link to their site, or a second place',
  ),
  decided(
    'Names that compete with nobody',
    extraction('rivals/rivals-on-own-pages'),
    'NO_RIVALS',
    'platforms, by list',
  ),
  decided(
    'Whom others compare it with',
    extraction('rivals/rivals-in-others-words'),
    'saidComparisons',
    '“A vs B”, “A alternatives”, who switched',
  ),
  decided(
    'Whom one line compares it with',
    extraction('rivals/compared-by-others'),
    'comparedName',
    'the other side of “vs”, “compared to”, “alternative to”',
  ),
  decided(
    'When two spellings are one company',
    extraction('rivals/rival-names'),
    'nameKey',
    'by letters and digits, without “.io”',
  ),
  decided(
    'How much each reason for a competitor weighs',
    extraction('rivals/find-rivals'),
    'WEIGHTS',
    'own comparison 5, others’ 3, together 2, industry 1',
  ),
  decided(
    'Which wins: scores or people who add and remove competitors',
    extraction('rivals/find-rivals'),
    'findRivals',
    'people',
  ),
];
