/** Phrases of questions in another language with the English that is read in their place; accents are folded away. */
export type Phrases = readonly (readonly [said: string, english: string])[];
