/** A job of the invented company's field app. */
interface Job {
  at: string;
  what: string;
  where: string;
  path: string;
}

const jobs: Job[] = [
  { at: '08:00', what: 'Boiler service', where: '14 Alder Row', path: '/jobs/8839' },
  { at: '09:30', what: 'Leak, kitchen', where: '3 Quay Street', path: '/jobs/8841' },
  { at: '11:15', what: 'Radiator swap', where: 'Mill House', path: '/jobs/8844' },
  { at: '13:00', what: 'Annual check', where: '22 Fenwick Road', path: '/jobs/8850' },
  { at: '14:45', what: 'Quote visit', where: '9 Harbour View', path: '/jobs/8852' },
];

/**
 * A page of the field app that the demo's visits are recorded on, with the fault that its feedback is about: a note that was
 * written without a connection is lost when there is one again.
 *
 * @param head what stands in the head of every page: the recorder's tag
 */
export function fieldAppPage(path: string, head: string): string {
  const job = jobs.find((one) => one.path === path);
  const main = job ? jobMain(job) : path === '/invoices/2207' ? invoiceMain : todayMain;
  const title = job ? job.what : path === '/invoices/2207' ? 'Invoice 2207' : 'Today';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style>${head}</head>
<body><header><b>Marrowby</b><nav><a href="/today">Today</a><a href="/jobs/8841">Jobs</a><a href="/invoices/2207">Invoices</a></nav></header>
<div class="columns"><aside>${jobs.map((one) => listed(one, path)).join('')}</aside><main>${main}</main></div>
<script>${script}</script></body></html>`;
}

function listed({ at, what, where, path }: Job, here: string): string {
  return `<a class="job${path === here ? ' here' : ''}" href="${path}"><time>${at}</time><span><b>${what}</b>${where}</span></a>`;
}

function jobMain({ what, where }: Job): string {
  return `<h1>${what}</h1><p class="quiet">${where} · visit 2 of 2</p>
<label for="note">Job notes</label><textarea id="note" rows="7"></textarea>
<p><button id="save">Save note</button> <button class="plain" id="photo">Add photo</button></p><p id="said" role="status"></p>`;
}

const todayMain = `<h1>Today</h1><p class="quiet">Five visits, 61 km</p>
<p>Next: <a href="/jobs/8841">Leak, kitchen</a> at 09:30.</p>`;

const invoiceMain = `<h1>Invoice 2207</h1><p class="quiet">From quote 1180, accepted 3 November</p>
<table><tr><td>Labour, 4 h</td><td>£228.00</td></tr><tr><td>Pump head</td><td>£164.50</td></tr>
<tr><td>Call-out</td><td>£45.00</td></tr><tr class="sum"><td>Total</td><td id="total">£437.50</td></tr>
<tr><td>Quoted</td><td>£392.50</td></tr></table>
<p><button class="plain" id="why">Compare with quote</button></p><p id="said" role="status"></p>`;

const style = `body{margin:0;font:16px/1.45 system-ui,sans-serif;color:#16242f;background:#f2f5f8}
header{display:flex;gap:28px;align-items:center;background:#24405e;color:#fff;padding:14px 22px}header b{font-size:19px}
nav{display:flex;gap:20px}nav a{color:#dce6ef;text-decoration:none}
.columns{display:flex;min-height:calc(100vh - 56px)}aside{width:280px;flex:none;background:#fff;border-right:1px solid #d5dee6}
.job{display:flex;gap:14px;padding:13px 20px;color:inherit;text-decoration:none;border-bottom:1px solid #e6ecf1}
.job.here{background:#e3ecf8}.job span{font-size:14px;color:#4c5d6b}.job b{display:block;font-size:15px;color:#16242f}
main{padding:22px 28px;flex:1;max-width:640px}h1{margin:4px 0;font-size:24px}.quiet{margin:0 0 18px;color:#4c5d6b}
label{display:block;margin:0 0 6px;font-weight:600;font-size:14px}textarea{width:100%;box-sizing:border-box;padding:12px;font:inherit;border:1px solid #b8c5d0;border-radius:4px}
button{font:inherit;font-weight:600;padding:9px 18px;border-radius:4px;border:1px solid #24405e;background:#24405e;color:#fff}
button.plain{background:#fff;color:#24405e}.bad{display:inline-block;background:#7c1d1d;color:#fff;padding:9px 14px;border-radius:4px}
.good{color:#1d6a3a;font-weight:600}table{border-collapse:collapse;width:100%;background:#fff}td{padding:10px 14px;border:1px solid #d5dee6}
td+td{text-align:right}.sum td{font-weight:700}
@media(max-width:700px){aside{display:none}main{padding:18px}}`;

/* The fault: what could not be sent is put aside, and what is put aside is never read again. */
const script = `
const note = document.querySelector('#note'), said = document.querySelector('#said');
const say = (kind, text) => { said.innerHTML = '<span class="' + kind + '">' + text + '</span>'; };
let tried = 0;
document.querySelector('#save')?.addEventListener('click', async () => {
  tried += 1;
  try {
    await fetch('/api' + location.pathname + '/notes', { method: 'PUT', body: note.value });
    say('good', 'Saved');
  } catch {
    if (tried === 1) say('good', 'Saved on this device');
    else { say('bad', 'Could not save. Try again.'); if (tried === 4) throw new TypeError('draft is undefined'); }
  }
});
window.addEventListener('online', () => { if (note) { note.value = ''; note.dispatchEvent(new Event('input', { bubbles: true })); } });
document.querySelector('#why')?.addEventListener('click', () => {});
`;
