import { recordings } from '@earshot/contracts/recordings';
import { afterAll, beforeAll } from 'vitest';
import type { TestApp } from './app.ts';
import { testApp } from './app.ts';
import type { Person } from './people.ts';
import { signUp } from './people.ts';
import { send } from './send.ts';

/** What the tests of a file are given; to be read inside a test. */
export interface GivenSite {
  readonly server: TestApp;
  /** A test sets who they are after another login. */
  person: Person;
  /** What the recorder sends with. */
  readonly key: string;
}

/** One server, one person and one recorded site for all tests of a file. */
export function siteForAll(): GivenSite {
  let ready: GivenSite | undefined;
  beforeAll(async () => {
    const server = await testApp();
    const person = await signUp(server);
    const { reply } = await send(server.app, recordings.createSite, { as: person, body: { name: 'Shop' } });
    ready = { server, person, key: reply.key };
  });
  afterAll(() => ready?.server.stop());
  const known = () => {
    if (!ready) throw new Error('There is a site only while tests run');
    return ready;
  };
  return {
    get server() {
      return known().server;
    },
    get person() {
      return known().person;
    },
    set person(next) {
      known().person = next;
    },
    get key() {
      return known().key;
    },
  };
}
