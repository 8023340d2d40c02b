/** Where the prerendered page of a report leaves room for it: the server puts the drawn report there. */
export const reportPlace = '<!--market-report-->';
