import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';
import { signUp } from './people.ts';

/** What the tests of a file are given; to be read inside a test. */
export interface Given<App> {
  readonly server: App;
  /** A test sets who they are after another login. */
  person: Person;
}

/** One server for all tests of a file, and for each test a new person, who owns an empty workspace. */
export function personEach<App extends TestApp>(start: () => Promise<App>): Given<App> {
  let server: App | undefined;
  let person: Person | undefined;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    person = await signUp(given.server);
  });
  const given: Given<App> = {
    get server() {
      if (!server) throw new Error('There is a server only while tests run');
      return server;
    },
    get person() {
      if (!person) throw new Error('There is a person only in a test');
      return person;
    },
    set person(next) {
      person = next;
    },
  };
  return given;
}
