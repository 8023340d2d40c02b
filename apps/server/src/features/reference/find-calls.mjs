// Narrows the list of calls while somebody types, and opens the description that an old address meant.
const field = document.querySelector('input[type=search]');
const status = document.querySelector('[role=status]');
const rows = [...document.querySelectorAll('.calls li')];

function narrow() {
  const wanted = field.value.trim().toLowerCase();
  let found = 0;
  for (const row of rows) {
    row.hidden = !`${row.id} ${row.textContent}`.toLowerCase().includes(wanted);
    if (!row.hidden) found += 1;
  }
  for (const section of document.querySelectorAll('section'))
    section.hidden = !section.querySelector('li:not([hidden])');
  status.textContent = found === 1 ? '1 call' : `${found} calls`;
}

// The page once had every call, each under the anchor that is now in its group's page.
function follow() {
  const row = rows.find(({ id }) => id === decodeURIComponent(location.hash.slice(1)));
  if (row) location.replace(row.querySelector('a').href);
}

field.addEventListener('input', narrow);
addEventListener('hashchange', follow);
follow();
