import { dayMs } from '@earshot/contracts/durations';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The environment of a server that sells plans; by default nobody answers where PayPal should be. */
export function sellingEnvironment(apiUrl = 'http://127.0.0.1:9'): Record<string, string> {
  return {
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'WH1',
    PAYPAL_PLAN_TEAM_MONTHLY: 'P-TEAM-MONTHLY',
    PAYPAL_PLAN_TEAM_ANNUAL: 'P-TEAM-ANNUAL',
    PAYPAL_API_URL: apiUrl,
  };
}

/** A subscription as PayPal's API shows it. */
interface Subscription {
  id: string;
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';
  plan_id: string;
  quantity: string;
  custom_id?: string;
  create_time: string;
  status_update_time: string;
  update_time: string;
  billing_info?: {
    next_billing_time?: string;
    last_payment?: { time: string };
    failed_payments_count: number;
  };
}

interface Waiting {
  id: string;
  plan_id: string;
  quantity: string;
  return_url: string;
  cancel_url: string;
}

/** How it behaves with requests to its API. */
export interface PayPalFaults {
  /** Connections break off. */
  isDown: boolean;
  /** Every answer has this status; null for none. */
  status: number | null;
  slowMs: number;
  /** Orders come without the address of a page to approve them on. */
  isWithoutPage?: boolean;
}

export interface SignedEvent {
  headers: Record<string, string>;
  body: string;
}

const signingKey = randomBytes(16);

/**
 * PayPal's API for subscriptions, as far as it is used, with a page to approve orders on. Its signatures are of its own making:
 * who asks it whether it signed an event gets the truth.
 */
export class PayPalServer {
  readonly faults: PayPalFaults = { isDown: false, status: null, slowMs: 0 };
  readonly subscriptions = new Map<string, Subscription>();
  /** Requests so far, as `METHOD path`. */
  readonly asked: string[] = [];
  readonly #waiting = new Map<string, Waiting>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #tokens = new Set<string>();
  #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this.url;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  useClock(now: () => number): void {
    this.#now = now;
  }

  /** Ends every token before its time. */
  endTokens(): void {
    this.#tokens = new Set();
  }

  /** What the buyer does on the page of an order. */
  approve(id: string): Subscription {
    const order = this.#waiting.get(id);
    this.#waiting.delete(id);
    const { plan_id, quantity } = order ?? this.find(id);
    const next = new Date(this.#now());
    if (plan_id.endsWith('ANNUAL')) next.setUTCFullYear(next.getUTCFullYear() + 1);
    else next.setTime(next.getTime() + 30 * dayMs);
    return this.change(id, {
      ...{ plan_id, quantity, status: 'ACTIVE' },
      billing_info: {
        next_billing_time: next.toISOString(),
        last_payment: { time: this.#at() },
        failed_payments_count: 0,
      },
    });
  }

  /** Changes a subscription on PayPal's side. */
  change(id: string, change: Partial<Subscription>): Subscription {
    const at = this.#at();
    const changed = { ...this.find(id), status_update_time: at, update_time: at, ...change };
    this.subscriptions.set(id, changed);
    return changed;
  }

  find(id: string): Subscription {
    const found = this.subscriptions.get(id);
    if (!found) throw new RangeError(`There is no subscription ${id}`);
    return found;
  }

  /** An event as PayPal would send it. */
  event(kind: string, resource: object, eventId = `WH-${randomUUID()}`): SignedEvent {
    const body = JSON.stringify({ id: eventId, event_type: kind, create_time: this.#at(), resource });
    const transmission = randomUUID();
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': transmission,
        'paypal-transmission-time': this.#at(),
        'paypal-transmission-sig': signatureOf(transmission, body),
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
      },
    };
  }

  #at(): string {
    return new Date(this.#now()).toISOString();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://paypal.test');
    const body = await textOf(request);
    if (url.pathname.startsWith('/checkout/')) return this.#checkout(url, request.method, response);
    this.asked.push(`${request.method} ${url.pathname}`);
    if (this.faults.isDown) return void request.socket.destroy();
    if (this.faults.slowMs > 0) await wait(this.faults.slowMs);
    if (this.faults.status !== null) return json(response, this.faults.status, { name: 'FAULT' });
    if (url.pathname === '/v1/oauth2/token') {
      const token = randomUUID();
      this.#tokens.add(token);
      return json(response, 200, { access_token: token, expires_in: 32_400, token_type: 'Bearer' });
    }
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || !this.#tokens.has(token))
      return json(response, 401, { name: 'INVALID_TOKEN' });
    if (url.pathname === '/v1/notifications/verify-webhook-signature') return this.#verify(body, response);
    const [, id, change] =
      /^\/v1\/billing\/subscriptions(?:\/([^/]+))?(?:\/(\w+))?$/.exec(url.pathname) ?? [];
    if (id === undefined) return this.#create(JSON.parse(body) as Order, response);
    const known = this.subscriptions.get(id);
    if (!known) return json(response, 404, { name: 'RESOURCE_NOT_FOUND' });
    if (change === undefined) return json(response, 200, this.#shown(known));
    if (change === 'revise') return this.#offer(id, JSON.parse(body) as Order, response, 200);
    return this.#changeStatus(known, change, response);
  }

  #create(order: Order, response: ServerResponse): void {
    const id = `I-${randomBytes(6).toString('hex').toUpperCase()}`;
    const at = this.#at();
    const { plan_id, quantity, custom_id } = order;
    this.subscriptions.set(id, {
      ...{ id, status: 'APPROVAL_PENDING', plan_id, quantity, custom_id },
      ...{ create_time: at, status_update_time: at, update_time: at },
    });
    this.#offer(id, order, response, 201);
  }

  #offer(id: string, order: Order, response: ServerResponse, status: number): void {
    const { plan_id, quantity, application_context: context } = order;
    this.#waiting.set(id, { id, plan_id, quantity, ...context });
    json(response, status, this.#shown(this.find(id)));
  }

  #shown(subscription: Subscription): object {
    const approve = { rel: 'approve', href: `${this.url}/checkout/${subscription.id}`, method: 'GET' };
    const links = this.#waiting.has(subscription.id) && !this.faults.isWithoutPage ? [approve] : [];
    return { ...subscription, subscriber: { email_address: 'buyer@paypal.example' }, links };
  }

  #changeStatus(known: Subscription, change: string, response: ServerResponse): void {
    const from = { cancel: ['ACTIVE', 'SUSPENDED'], suspend: ['ACTIVE'], activate: ['SUSPENDED'] }[change];
    if (!from?.includes(known.status)) return json(response, 422, { name: 'UNPROCESSABLE_ENTITY' });
    const status = ({ cancel: 'CANCELLED', suspend: 'SUSPENDED', activate: 'ACTIVE' } as const)[change];
    // Only of one that is active PayPal tells when it is paid next.
    const { next_billing_time: _next, ...billing } = known.billing_info ?? { failed_payments_count: 0 };
    this.change(known.id, {
      status: status ?? known.status,
      ...(change !== 'activate' && { billing_info: billing }),
    });
    response.writeHead(204).end();
  }

  #verify(body: string, response: ServerResponse): void {
    const { transmission_id: id, transmission_sig: signature } = JSON.parse(body) as Record<string, string>;
    const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    const isOurs = signature === signatureOf(id ?? '', event);
    json(response, 200, { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' });
  }

  /** The page that the buyer is sent to; approving happens on the way back. */
  #checkout(url: URL, method: string | undefined, response: ServerResponse): void {
    const id = url.pathname.slice('/checkout/'.length);
    const order = this.#waiting.get(id);
    if (!order) return void response.writeHead(404).end();
    if (method === 'POST') {
      this.approve(id);
      const back = new URL(order.return_url);
      back.searchParams.set('subscription_id', id);
      return void response.writeHead(303, { location: back.href }).end();
    }
    const page = `<!doctype html><html lang="en"><title>Pay</title><h1>PayPal stand-in</h1>
      <form method="post"><button>Agree and subscribe</button></form><a href="${order.cancel_url}">Cancel and return</a></html>`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  }
}

interface Order {
  plan_id: string;
  quantity: string;
  custom_id?: string;
  application_context: Pick<Waiting, 'return_url' | 'cancel_url'>;
}

function signatureOf(transmission: string, body: string): string {
  return createHmac('sha256', signingKey).update(`${transmission}|${body}`).digest('base64');
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
