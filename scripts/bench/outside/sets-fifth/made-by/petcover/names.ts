/** Other ways to say the matters and values of the pet insurer's survey. */
export const petcoverNames: Record<string, string[]> = {
  'payout-slow': [
    ...['slow payout', 'slow payment', 'payout', 'payment', 'reimbursement', 'reimburse', 'settlement'],
    ...['waiting for money', 'wait for my money', 'my money', 'paid back', 'refund', 'claim settled'],
    ...['Erstattung', 'Auszahlung', 'slow claims', 'claim speed', 'claims take', 'days for my money'],
  ],
  'claim-refused': [
    ...['refused', 'refusal', 'declined', 'rejected', 'rejection', 'turned down', 'denied', 'pre-existing'],
    ...['pre existing', 'claim denied', 'claims refused', 'not pay', 'no explanation', 'abgelehnt'],
  ],
  premium: [
    ...['premium', 'price', 'price increase', 'increase', 'hike', 'cost', 'expensive', 'monthly payment'],
    ...['renewal price', 'new customers', 'Beitrag', 'dearer', 'costs', 'went up'],
  ],
  'photo-upload': [
    ...['photo', 'upload', 'invoice', 'scan', 'attach', 'picture', 'Rechnung', 'app crash', 'app crashes'],
    ...['document', 'file too large', 'receipt', 'vet bill'],
  ],
  'phone-wait': [
    ...['phone', 'hold', 'hotline', 'call', 'call back', 'callback', 'queue', 'rang', 'waiting on the phone'],
    ...['phone wait', 'nobody picks up', 'answering the phone', 'Telefon', 'Warteschleife'],
  ],
  'direct-pay': [
    ...['direct pay', 'direct payment', 'direct settlement', 'pay-at-vet', 'pay the vet', 'clinic'],
    ...['surgery', 'authorisation code', 'Direktabrechnung', 'instant pay', 'paying the clinic'],
  ],
  leaving: ['leaving', 'cancel', 'cancelled', 'cancellation', 'switch', 'switching', 'not renew', 'churn'],
  login: ['login', 'log in', 'sign in', 'sign-in', 'password', 'account', 'locked out', 'portal'],
  microchip: ['microchip', 'chip', 'chip number', 'registration'],
  dental: ['dental', 'teeth', 'tooth', 'dentistry', 'Zahn', 'Zähne', 'teeth cleaning', 'dents', 'gebit'],
  'multi-pet': [
    ...['multi-pet', 'multi pet', 'several pets', 'several animals', 'discount', 'second pet', 'family rate'],
    ...['one policy', 'one bill', 'Rabatt', 'three animals', 'one contract'],
  ],
  physio: [
    ...['physio', 'physiotherapy', 'hydrotherapy', 'acupuncture', 'rehab', 'treadmill', 'osteopath'],
    ...['alternative treatments', 'Physiotherapie', 'Osteopathie', 'Akupunktur', 'osteopathy'],
  ],
  exotic: ['exotic', 'parrot', 'tortoise', 'reptile', 'guinea pig', 'gecko', 'ferret', 'bird', 'chinchilla'],
  reminder: ['reminder', 'remind', 'text before', 'nudge', 'heads up', 'notification', 'email a month'],
  cat: ['cats', 'cat owners', 'animal: cat'],
  dog: ['dogs', 'dog owners', 'animal: dog'],
  'refused claims': [
    ...['refused', 'refusal', 'declined', 'rejected', 'turned down', 'denied', 'claim-refused', 'not pay'],
    ...['pre-existing', 'pre existing'],
  ],
  'slow payouts': ['payouts', 'slow payout', 'payout', 'payment', 'money', 'reimbursement'],
  UK: ['United Kingdom', 'Britain'],
  IE: ['Ireland'],
  DE: ['Germany', 'Deutschland'],
  FR: ['France'],
  NL: ['Netherlands', 'the Netherlands', 'Holland'],
};
