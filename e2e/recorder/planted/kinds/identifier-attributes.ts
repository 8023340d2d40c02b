import type { PlantedSecret } from '../planted-secret.ts';

const kind = 'personal values in id, class, name and for';

export const identifierAttributes: PlantedSecret[] = [
  {
    id: 'identifier-id',
    kind,
    page: 2,
    how: 'Rows of a list of members are named by the email address; labels and tabs point at them',
    needles: ['jana.novak', 'firma.example'],
    html: `<ul><li id="member-jana.novak@firma.example"><label for="role-jana.novak@firma.example">Role</label><input type="checkbox" id="role-jana.novak@firma.example"></li></ul><button type="button" aria-controls="member-jana.novak@firma.example">Show</button>`,
  },
  {
    id: 'identifier-class',
    kind,
    page: 4,
    how: 'A call list gives each row its phone number as a class',
    needles: ['1715550132', '171-555-0132'],
    html: `<div class="call-row phone-+491715550132 is-open">Open call</div><div class="call-row tel_+49-171-555-0132">Missed call</div>`,
  },
  {
    id: 'identifier-name',
    kind,
    page: 5,
    how: 'A bank names the fields of a form by the account that they belong to, and the frame by its owner',
    needles: ['904300234573201', 'oskar.lind'],
    html: `<fieldset name="acct-AT611904300234573201"><input type="radio" name="acct-AT611904300234573201"></fieldset><iframe name="inbox:oskar.lind@brev.example" title="Inbox" srcdoc="<p>Nothing new</p>"></iframe>`,
  },
];
