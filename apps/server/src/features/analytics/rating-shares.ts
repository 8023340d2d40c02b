/** The only scale that a net promoter score is made of. */
export const npsScale = { min: 0, max: 10 };

/** From this share of the scale on, a rating is a promoter's: 9 of 0 to 10. NPS is their share less the detractors'. */
export const promoterShare = 0.9;

/** Up to this share of the scale, a rating is a detractor's: 6 of 0 to 10. */
export const detractorShare = 0.6;

/** From this share of the scale on, a rating is a satisfied one: 4 of 1 to 5. CSAT is their share. */
export const satisfiedShare = 0.75;
