import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'secrets in drawings and addresses of pictures';

const file = 'uT3kZq8VxL5mRw2YbN7cPd9H';
const scan = '5d41402abc4b2a76b9719d911017c592ae41e4649b934ca495991b78';

export const pictures: PlantedSecret[] = [
  {
    id: 'picture-drawing',
    kind,
    page: 1,
    how: 'A drawing’s texts: a card’s number in pieces that each have their place, an email address in its title',
    needles: ['5425 2334', '3010 9903', 'ruth.adler'],
    html: `<svg viewBox="0 0 90 30" width="90" height="30" role="img"><title>Card of ruth.adler@konto.example</title><text x="2" y="9"><tspan>5425 2334</tspan> <tspan dx="2">3010 9903</tspan></text></svg>`,
  },
  {
    id: 'picture-path',
    kind,
    page: 3,
    how: 'A picture of a passport at an address that opens to whoever knows it, and its second size',
    needles: [file.slice(4, 16)],
    html: `<img width="30" height="20" alt="" src="/uploads/${file}/passport.png" srcset="/uploads/${file}/passport@2x.png 2x">`,
    serves: [`/uploads/${file}/passport.png`, `/uploads/${file}/passport@2x.png`],
  },
  {
    id: 'picture-person',
    kind,
    page: 2,
    how: 'A picture named by its owner’s email address, one named by a long hash in a background set by script, and a film’s first picture',
    needles: ['pavel.dvorak', scan.slice(8, 30)],
    html: `<img width="20" height="20" alt="" src="/avatars/pavel.dvorak@dum.example.png"><video width="30" height="20" poster="/scans/${scan}/front"></video><div class="scan">Scan</div>`,
    serves: ['/avatars/pavel.dvorak@dum.example.png', `/scans/${scan}/front`, `/scans/${scan}/back`],
    act: `document.querySelector('.scan').style.backgroundImage = 'url(/scans/${scan}/back)';`,
  },
];
