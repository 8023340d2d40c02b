/** A file as a helpdesk of an invented airline would export it, with the traps that real ones hold. */
export interface TravelExport {
  name: string;
  csv: string;
  rows: number;
  /** Rows that cannot be imported: neither text nor score, or a date that cannot be read. */
  badRows: number;
  /** Words that stand in the items about lost luggage. */
  luggageWord: string;
}

const complaints = [
  'My luggage was lost between Oslo and Lisbon. Nobody at the desk could say where the bag went.',
  'Lost luggage again! Third trip this year, and the form asks for the tag number that was on the bag.',
  'They lost my luggage and the tracing page shows nothing but "in progress".',
  'The seat did not recline and the screen in front of me stayed dark for nine hours.',
  'Checking in on the phone fails after the passport scan; at the desk it took two minutes.',
  'The delay was announced only when we stood at the gate. Two hours, no water, no word.',
  'Friendly crew, warm meal, on time. I would fly with you again.',
  'The refund for the cancelled flight is still not here after six weeks.',
  'Boarding by groups worked well and was quick.',
  'The app shows the wrong gate when it changes late, and I nearly missed my flight.',
  'I was charged twice for the same extra bag.',
  'The lounge was clean and quiet, and the coffee was good.',
] as const;

const moreWords = [
  'Please look into it.',
  'I wrote to you before; see also the form; it was closed without an answer.',
  'She said "wait here", and I waited.\nThen I asked again.\nThen the desk closed.',
  '',
] as const;

const companies = ['Brightwell Heating', 'Calder & Sons', 'Ostrava Glass', ''] as const;
const cabins = ['economy', 'premium', 'business'] as const;

/** 300 rows, separated by semicolons, with lines and quotes within cells; `mark` makes the texts of a run its own. */
export function travelExport(mark: string): TravelExport {
  const lines = ['message;created;ticket_id;requester_email;company;score;url;cabin;int_ref'];
  let badRows = 0;
  for (let n = 0; n < 300; n += 1) {
    const isEmpty = n % 60 === 17;
    const isUndatable = n % 75 === 31;
    const hasScore = n % 7 !== 0;
    if ((isEmpty && !hasScore) || isUndatable) badRows += 1;
    const text =
      `${complaints[n % complaints.length]} ${moreWords[Math.floor(n / 12) % moreWords.length]}`.trim();
    lines.push(
      [
        isEmpty ? '' : `${text} (${mark} ${n + 1})`,
        isUndatable ? 'yesterday' : dayFirst(n),
        `T-${48_000 + n}`,
        `person${n % 90}@passengers.example`,
        companies[n % companies.length] ?? '',
        hasScore ? String(1 + ((n * 3) % 5)) : '',
        `https://help.airline.example/tickets/${48_000 + n}`,
        cabins[n % cabins.length] ?? '',
        `A-${String(n).padStart(4, '0')}`,
      ]
        .map(cell)
        .join(';'),
    );
  }
  return {
    name: `travel-export-${mark}.csv`,
    csv: `${lines.join('\r\n')}\r\n`,
    rows: 300,
    badRows,
    luggageWord: 'luggage',
  };
}

/** Days of 2026 from 1 January on, written day first: only the days after the 12th show that. */
function dayFirst(n: number): string {
  const day = new Date(Date.UTC(2026, 0, 1 + n, 7, n % 60));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/2026 ${two(day.getUTCHours())}:${two(day.getUTCMinutes())}`;
}

function cell(text: string): string {
  return /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
