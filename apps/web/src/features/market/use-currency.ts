import { askedCurrency } from '@earshot/contracts/market/asked-currency';
import { useSearchParams } from 'react-router';

/** The currency that the address asks prices to be told in (`currency=GBP`), and how to ask for another. */
export function useCurrency(): readonly [string | undefined, (currency: string) => void] {
  const [address, setAddress] = useSearchParams();
  const ask = (currency: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('currency', currency);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const asked = address.get('currency');
  return [asked !== null && askedCurrency.test(asked) ? asked : undefined, ask];
}
