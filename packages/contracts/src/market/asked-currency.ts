/** How a currency is asked for that prices are told in besides their own; `none` for their own alone. */
export const askedCurrency = /^([A-Z]{3}|none)$/;
