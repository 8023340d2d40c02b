import { PayPalServer, sellingEnvironment } from '../../apps/server/src/testing/stand-ins/paypal-server.ts';
import { Api, type Person } from '../../e2e/support/api.ts';
import { startEarshot } from '../../e2e/support/earshot-process.ts';

/** People on a server that sells plans: with none, with one that is paid, past due, and cancelled. */
export interface SellingScene {
  url: string;
  people: Record<'free' | 'paid' | 'pastDue' | 'cancelled', Person>;
  stop: () => Promise<void>;
}

const order = { plan: 'team', payment_terms: 'monthly', quantity: 7 };

export async function setSellingScene(): Promise<SellingScene> {
  const paypal = new PayPalServer();
  const server = await startEarshot(sellingEnvironment(await paypal.start()));
  const api = new Api(server.url, server.dataDir);
  const refresh = (id: string, { token }: Person) =>
    api.call(`/api/subscription/paypal/refresh-subscription?subscription_id=${id}`, undefined, token);
  const buy = async (person: Person) => {
    const { subscription_id: id } = await api.call<{ subscription_id: string }>(
      '/api/subscription/paypal/create-subscription',
      order,
      person.token,
    );
    paypal.approve(id);
    await refresh(id, person);
    return id;
  };
  const people = {
    free: await api.signUp(),
    paid: await api.signUp(),
    pastDue: await api.signUp(),
    cancelled: await api.signUp(),
  };
  await buy(people.paid);
  const unpaid = await buy(people.pastDue);
  paypal.change(unpaid, {
    billing_info: { ...paypal.find(unpaid).billing_info, failed_payments_count: 1 },
  });
  await refresh(unpaid, people.pastDue);
  const ended = await buy(people.cancelled);
  await api.call('/api/billing/cancel_subscription', { subscription_id: ended }, people.cancelled.token);
  return {
    url: server.url,
    people,
    stop: async () => {
      await server.stop();
      await paypal.stop();
    },
  };
}
