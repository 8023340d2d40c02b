/** What a source or a site answers, before a failure spoils it. */
export interface Reply {
  status: number;
  type: string;
  headers?: Record<string, string>;
  body: string;
  /** The body as it goes over the wire, where it is packed. */
  packed?: Buffer;
}

export const json = (value: unknown, headers: Record<string, string> = {}): Reply => ({
  ...{ status: 200, type: 'application/json; charset=utf-8', headers, body: JSON.stringify(value) },
});

export const html = (body: string): Reply => ({ status: 200, type: 'text/html; charset=utf-8', body });

export const notFound = (value?: unknown): Reply =>
  value === undefined
    ? { status: 404, type: 'text/html; charset=utf-8', body: '<h1>Not found</h1>' }
    : { ...json(value), status: 404 };

export const refused = (status: number, type: string, body: string): Reply => ({ status, type, body });
