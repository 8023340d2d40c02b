/** A person with a verified address, who can log in. */
export interface User {
  id: string;
  email: string;
  displayName: string;
  passwordHash: string | null;
}
