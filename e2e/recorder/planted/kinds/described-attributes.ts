import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'personal values in data, label, title and alt attributes';

export const describedAttributes: PlantedSecret[] = [
  {
    id: 'described-data',
    kind,
    page: 3,
    how: 'Data of a framework, as single values and as JSON',
    needles: ['tobias.frank', '212 5550147', 'YmVhcmVyLXRva2Vu'],
    html: `<section data-customer-email="tobias.frank@mail.example" data-props='{"phone":"+1 212 5550147","csrf":"YmVhcmVyLXRva2VuLTkx"}' data-testid="profile">Profile</section>`,
  },
  {
    id: 'described-label',
    kind,
    page: 5,
    how: 'What a screen reader says: a button tells whom it writes to, a picture of a chart what account it is of',
    needles: ['priya.raman', '3704 0044 0532'],
    html: `<button type="button" aria-label="Write to priya.raman@klinik.example">Write</button><div role="img" aria-label="Balance of DE89 3704 0044 0532 0130 00" aria-description="Balance of DE89 3704 0044 0532 0130 00">▁▂▃</div>`,
  },
  {
    id: 'described-title',
    kind,
    page: 2,
    how: 'What a tooltip and a picture’s description say',
    needles: ['lena.hartmann', '5555 0199', '4916 3385'],
    html: `<span title="Last change by lena.hartmann@shop.example">Changed</span><img src="/planted/card.png" width="20" height="12" alt="Visa 4916 3385 0608 2832, phone +44 20 5555 0199">`,
    serves: ['/planted/card.png'],
  },
];
