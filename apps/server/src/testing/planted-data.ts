/** Personal data of one invented person, each kind as somebody would write it. */
export const planted = {
  email: 'planted.person@secret-mail.example',
  phone: '+49 30 55512345',
  card: '4111 1111 1111 1111',
  iban: 'DE89 3704 0044 0532 0130 00',
  national_id: '219-45-6789',
  ip_address: '203.0.113.42',
  postal_address: '12 Hollyhock Avenue',
  passport: 'X53338006',
  birth_date: '23 mai 1982',
  secret_link: 'https://a.example/in?token=s3cretplanted99',
} as const;

/** A sentence with all of it. */
export const plantedText =
  `Write to ${planted.email} or call ${planted.phone}, card ${planted.card}, ${planted.iban}, ` +
  `my SSN is ${planted.national_id}, from ${planted.ip_address}, I live at ${planted.postal_address}, ` +
  `passport no. ${planted.passport}, née le ${planted.birth_date}, see ${planted.secret_link} — the invoice was wrong`;

export const plantedAuthor = { name: 'Zebulon Quistgaard', email: 'zq@quistgaard.example', id: 'cust-zq-77' };

/** What must not be found anywhere: parts that no other text holds. */
export const plantedNeedles = [
  ...['planted.person', 'secret-mail', '55512345', '4111 1111', '41111111', '0532 0130', '219-45-6789'],
  ...['203.0.113.42', 'Hollyhock', 'X53338006', '23 mai 1982', 's3cretplanted99'],
  ...['Zebulon', 'Quistgaard', 'cust-zq-77'],
];
