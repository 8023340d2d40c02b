import { quoted } from '../joined.ts';
import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'secrets in errors and their stacks';

const confirmation = 'Wn4XtB7kQz2LvR9mYp5JcHsD';
const refresh = '1//09dKxQ7vTzLmCgYIARAAGAkSNwF';

export const errors: PlantedSecret[] = [
  {
    id: 'error-message',
    kind,
    page: 5,
    how: 'An error that nobody catches repeats what was sent',
    needles: ['bramble-Sextant'],
    act: `setTimeout(() => { throw new Error('Log-in was refused: user=helga&password=bramble-Sextant_5&remember=1'); });`,
  },
  {
    id: 'error-stack',
    kind,
    page: 2,
    how: 'The addresses in a stack are those of pages: a confirmation’s token is a part of the path',
    needles: [confirmation.slice(5, 17)],
    act: `setTimeout(() => {
      const error = new TypeError('Cannot read properties of null (reading "items")');
      error.stack = error.name + ': ' + error.message + '\\n    at confirm (' + location.origin + '/confirm/' + ${quoted(confirmation)} + '/page:12:31)\\n    at ' + location.origin + '/confirm/' + ${quoted(confirmation)} + '/page:40:3';
      throw error;
    });`,
  },
  {
    id: 'error-rejection',
    kind,
    page: 4,
    how: 'A promise is rejected with the answer of a log-in: a text of JSON, in which tokens have names',
    needles: [refresh.slice(6, 20), 'vK3mZ8qXw1Lt6Rb'],
    act: `void Promise.reject(new Error('Unexpected answer {"access_token":"vK3mZ8qXw1Lt6RbYn9Pc","refresh_token":"' + ${quoted(refresh)} + '","expires_in":3600}'));`,
  },
];
