/** PayPal cannot be reached, or answers that it has a fault of its own: the same may work in a while. */
export class PayPalUnavailable extends Error {}

/** PayPal understood what was asked, and does not do it. */
export class PayPalRefused extends Error {
  readonly status: number;

  constructor(status: number, what: string) {
    super(`PayPal refused ${what} with status ${status}`);
    this.status = status;
  }
}
