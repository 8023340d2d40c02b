import { basement, features, roof } from './floors.mjs';

const home = '^apps/server/src/features/';
const anyOf = (names) => `(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`;

/**
 * Rules for dependency-cruiser, one for each feature and two for all of them.
 *
 * @param {string} tests what is no part of the product, as a pattern
 */
export function floorRules(tests) {
  const roofFiles = `${home}${anyOf(roof)}$`;
  return [
    {
      name: 'every-feature-has-a-floor',
      comment: 'Give it a place in scripts/graph/floors.mjs.',
      severity: 'error',
      from: {
        path: home,
        pathNot: `${home}(${anyOf(features)}/|${anyOf([...basement, ...roof])}$)|${tests}`,
      },
      to: {},
    },
    {
      name: 'basement-knows-no-feature',
      comment: 'Every feature imports it.',
      severity: 'error',
      from: { path: `${home}${anyOf(basement)}$` },
      to: { path: home, pathNot: `${home}${anyOf(basement)}$` },
    },
    ...features.map((feature, place) => {
      const above = features.slice(place + 1);
      return {
        name: `${feature}-imports-downward`,
        comment: 'What it needs of a feature above it is handed in at start, or queued as a job.',
        severity: 'error',
        from: { path: `${home}${feature}/`, pathNot: tests },
        to: { path: above.length > 0 ? `${home}${anyOf(above)}/|${roofFiles}` : roofFiles },
      };
    }),
  ];
}
