import type { IncomingHttpHeaders } from 'node:http';
import type { Transmission } from './paypal.ts';

const paypalHosts = [
  'api.paypal.com',
  'api-m.paypal.com',
  'api.sandbox.paypal.com',
  'api-m.sandbox.paypal.com',
];

/**
 * What the headers of a webhook's request say of its sender; null when something is missing, or when the certificate is
 * another's than PayPal's. Nobody here fetches that certificate: PayPal is asked whether it signed.
 */
export function transmissionOf(headers: IncomingHttpHeaders): Transmission | null {
  const said = (name: string) => {
    const value = headers[`paypal-${name}`];
    return typeof value === 'string' && value.length > 0 && value.length <= 1000 ? value : null;
  };
  const [id, time, signature] = [
    said('transmission-id'),
    said('transmission-time'),
    said('transmission-sig'),
  ];
  const [algorithm, certUrl] = [said('auth-algo'), said('cert-url')];
  if (id === null || time === null || signature === null || algorithm === null || certUrl === null)
    return null;
  return isOfPayPal(certUrl) ? { id, time, signature, algorithm, certUrl } : null;
}

function isOfPayPal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && paypalHosts.includes(hostname);
}
