export interface Dealer {
  number: string;
  name: string;
  plan: 'Basic' | 'Pro' | 'Fleet';
  country: string;
  language: string;
  /** How often it writes, beside the others. */
  loud: number;
}

const dealer = (
  number: string,
  name: string,
  plan: Dealer['plan'],
  country: string,
  language: string,
  loud: number,
): Dealer => ({ number, name, plan, country, language, loud });

export const dealers: readonly Dealer[] = [
  dealer('D-011', 'Hartung Landtechnik', 'Fleet', 'DE', 'de', 9),
  dealer('D-014', 'Osterfeld Agrar', 'Pro', 'DE', 'de', 4),
  dealer('D-019', 'Weidner & Sohn', 'Basic', 'DE', 'de', 3),
  dealer('D-027', 'Ballymore Machinery', 'Pro', 'IE', 'en', 6),
  dealer('D-031', "O'Dowd Tractors", 'Basic', 'IE', 'en', 4),
  dealer('D-040', 'Fenland Plant Sales', 'Fleet', 'UK', 'en', 13),
  dealer('D-042', 'Cotswold Ag', 'Pro', 'UK', 'en', 5),
  dealer('D-045', 'Harrogate Farm Supplies', 'Basic', 'UK', 'en', 3),
  dealer('D-049', 'Tamar Valley Tractors', 'Basic', 'UK', 'en', 4),
  dealer('D-058', 'Maison Delorme', 'Pro', 'FR', 'fr', 4),
  dealer('D-061', 'Agri Bocage', 'Basic', 'FR', 'fr', 3),
  dealer('D-066', 'Polder Machines', 'Pro', 'NL', 'nl', 3),
  dealer('D-072', 'Maquinaria Ebro', 'Pro', 'ES', 'es', 5),
  dealer('D-075', 'Tractores Jaén', 'Basic', 'ES', 'es', 2),
  dealer('D-081', 'Alentejo Máquinas', 'Basic', 'PT', 'pt', 2),
  dealer('D-088', 'Rolmax Kujawy', 'Pro', 'PL', 'pl', 2),
];
