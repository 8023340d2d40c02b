import { DataTable } from '../../ui/page/data-table.tsx';

const rows = [
  { theme: 'Job notes lost offline', people: 31, accounts: 18, revenue: '€62,400' },
  { theme: 'Invoice differs from quote', people: 58, accounts: 22, revenue: '€41,900' },
  { theme: 'Purchase-order field', people: 19, accounts: 15, revenue: '€38,200' },
  { theme: 'Login code arrives late', people: 44, accounts: 12, revenue: '€9,600' },
];

/** Themes with the people, the accounts and the revenue behind them; invented data. */
export function WeightsPreview() {
  return (
    <div className="card">
      <DataTable
        caption="What is behind each candidate"
        rows={rows}
        keyOf={({ theme }) => theme}
        isMarked={(row) => row === rows[0]}
        columns={[
          { head: 'Theme', cellClass: 'b', cell: ({ theme }) => theme },
          { head: 'People', isFigure: true, cell: ({ people }) => people },
          { head: 'Accounts', isFigure: true, cell: ({ accounts }) => accounts },
          { head: 'Annual revenue', isFigure: true, cell: ({ revenue }) => revenue },
        ]}
      />
    </div>
  );
}
