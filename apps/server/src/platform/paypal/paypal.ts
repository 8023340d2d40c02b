import type { z } from 'zod';
import { fetchUpTo } from '../llm/limited-fetch.ts';
import { Approvable, PayPalSubscription, Token, Verification } from './paypal-answers.ts';
import type { PayPalConfig } from './paypal-config.ts';
import { PayPalRefused, PayPalUnavailable } from './paypal-error.ts';

const withinMs = 10_000;
const maxAnswerBytes = 1024 * 1024;
/** A token is renewed this long before it ends. */
const tokenSpareMs = 60_000;

export interface SubscriptionOrder {
  planId: string;
  quantity: number;
  /** Ours, so that PayPal's own pages tell which workspace it is for. */
  customId: string;
  returnUrl: string;
  cancelUrl: string;
}

/** What stands in the headers of a webhook's request. */
export interface Transmission {
  id: string;
  time: string;
  signature: string;
  algorithm: string;
  certUrl: string;
}

interface Asking<Answer> {
  method?: 'GET' | 'POST';
  /** JSON. */
  body?: string;
  answer?: z.ZodType<Answer>;
  /** The same request is done once, however often it is sent. */
  requestId?: string;
}

/** PayPal's REST API, as far as subscriptions need it. Every call throws PayPalUnavailable or PayPalRefused. */
export class PayPal {
  readonly #config: PayPalConfig;
  readonly #now: () => number;
  readonly #fetch = fetchUpTo(maxAnswerBytes);
  #token: { text: string; until: number } | undefined;

  constructor(config: PayPalConfig, now: () => number) {
    this.#config = config;
    this.#now = now;
  }

  get planIds(): PayPalConfig['planIds'] {
    return this.#config.planIds;
  }

  createSubscription(order: SubscriptionOrder, requestId: string): Promise<z.infer<typeof Approvable>> {
    const body = JSON.stringify({
      plan_id: order.planId,
      quantity: String(order.quantity),
      custom_id: order.customId,
      application_context: {
        brand_name: 'Earshot',
        user_action: 'SUBSCRIBE_NOW',
        shipping_preference: 'NO_SHIPPING',
        return_url: order.returnUrl,
        cancel_url: order.cancelUrl,
      },
    });
    return this.#ask('/v1/billing/subscriptions', { body, answer: Approvable, requestId });
  }

  /** Asks the buyer to agree to another plan or quantity; until then the former holds. */
  async reviseSubscription(id: string, order: SubscriptionOrder): Promise<z.infer<typeof Approvable>> {
    const body = JSON.stringify({
      plan_id: order.planId,
      quantity: String(order.quantity),
      application_context: {
        brand_name: 'Earshot',
        user_action: 'SUBSCRIBE_NOW',
        shipping_preference: 'NO_SHIPPING',
        return_url: order.returnUrl,
        cancel_url: order.cancelUrl,
      },
    });
    const answer = Approvable.pick({ links: true });
    return { id, ...(await this.#ask(`${pathOf(id)}/revise`, { body, answer })) };
  }

  /** The subscription as it is now; null when PayPal knows none of this id. */
  async readSubscription(id: string): Promise<PayPalSubscription | null> {
    try {
      return await this.#ask(pathOf(id), { method: 'GET', answer: PayPalSubscription });
    } catch (error) {
      if (error instanceof PayPalRefused && error.status === 404) return null;
      throw error;
    }
  }

  async changeSubscription(
    id: string,
    change: 'cancel' | 'suspend' | 'activate',
    reason: string,
  ): Promise<void> {
    await this.#ask(`${pathOf(id)}/${change}`, { body: JSON.stringify({ reason }) });
  }

  /** Whether PayPal sent this event. @param event the body as it came: its signature is over these very bytes */
  async isGenuine(transmission: Transmission, event: string): Promise<boolean> {
    const known = JSON.stringify({
      transmission_id: transmission.id,
      transmission_time: transmission.time,
      transmission_sig: transmission.signature,
      auth_algo: transmission.algorithm,
      cert_url: transmission.certUrl,
      webhook_id: this.#config.webhookId,
    });
    const body = `${known.slice(0, -1)},"webhook_event":${event}}`;
    const path = '/v1/notifications/verify-webhook-signature';
    try {
      const { verification_status: status } = await this.#ask(path, { body, answer: Verification });
      return status === 'SUCCESS';
    } catch (error) {
      // What PayPal cannot even read it did not write.
      if (error instanceof PayPalRefused && [400, 422].includes(error.status)) return false;
      throw error;
    }
  }

  async #ask<Answer = undefined>(path: string, asking: Asking<Answer>): Promise<Answer> {
    const first = await this.#send(path, asking, await this.#tokenNow());
    if (first.status !== 401) return this.#read(path, first, asking.answer);
    // A token may end before its time.
    this.#token = undefined;
    return this.#read(path, await this.#send(path, asking, await this.#tokenNow()), asking.answer);
  }

  #send(
    path: string,
    { method = 'POST', body, requestId }: Asking<unknown>,
    token: string,
  ): Promise<Response> {
    return this.#request(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body }),
    });
  }

  async #tokenNow(): Promise<string> {
    if (this.#token && this.#token.until > this.#now()) return this.#token.text;
    const { clientId, clientSecret } = this.#config;
    const path = '/v1/oauth2/token';
    const reply = await this.#request(path, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const token = await this.#read(path, reply, Token);
    this.#token = {
      text: token.access_token,
      until: this.#now() + token.expires_in * 1000 - tokenSpareMs,
    };
    return this.#token.text;
  }

  async #request(path: string, init: RequestInit): Promise<Response> {
    try {
      return await this.#fetch(`${this.#config.apiUrl}${path}`, {
        ...init,
        signal: AbortSignal.timeout(withinMs),
      });
    } catch (error) {
      throw new PayPalUnavailable('PayPal cannot be reached', { cause: error });
    }
  }

  async #read<Answer>(path: string, reply: Response, answer?: z.ZodType<Answer>): Promise<Answer> {
    const text = await reply.text().catch((error: unknown) => {
      throw new PayPalUnavailable('PayPal’s answer broke off', { cause: error });
    });
    if (reply.status >= 500 || reply.status === 429) {
      throw new PayPalUnavailable(`PayPal answered ${path} with status ${reply.status}`);
    }
    if (!reply.ok) throw new PayPalRefused(reply.status, path);
    // Without an answer to read there is none to give.
    if (!answer) return undefined as Answer;
    try {
      return answer.parse(JSON.parse(text));
    } catch (error) {
      throw new PayPalUnavailable(`PayPal answered ${path} with something else`, { cause: error });
    }
  }
}

function pathOf(id: string): string {
  return `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
}
