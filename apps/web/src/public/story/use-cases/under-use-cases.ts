/** Where the page of a capability belongs in the site. */
export const underUseCases = { label: 'Use cases', path: '/use-cases' };
