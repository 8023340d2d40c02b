import type { Call, CallBody, CallQuery, CallReply } from '@earshot/contracts/call';

/** Makes a call of the contract over HTTP. @throws Error with the server's words when it fails */
export async function callApi<C extends Call>(
  address: string,
  token: string,
  call: C,
  { query, body }: { query?: CallQuery<C>; body?: CallBody<C> | FormData } = {},
): Promise<CallReply<C>> {
  const search = query ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : '';
  const isForm = body instanceof FormData;
  const reply = await fetch(`${address}${call.path}${search}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${call.path} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as CallReply<C>;
}
