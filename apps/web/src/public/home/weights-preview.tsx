import { figureCell, markedRow, Table } from '../../ui/page/table.tsx';

const rows = [
  ['Job notes lost offline', '31', '18', '€62,400'],
  ['Invoice differs from quote', '58', '22', '€41,900'],
  ['Purchase-order field', '19', '15', '€38,200'],
  ['Login code arrives late', '44', '12', '€9,600'],
];

/** Themes with the people, the accounts and the revenue behind them; invented data. */
export function WeightsPreview() {
  return (
    <div className="card">
      <Table caption="What is behind each candidate">
        <thead>
          <tr>
            <th>Theme</th>
            <th className={figureCell}>People</th>
            <th className={figureCell}>Accounts</th>
            <th className={figureCell}>Annual revenue</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([theme, people, accounts, revenue], at) => (
            <tr key={theme} className={at === 0 ? markedRow : undefined}>
              <td className="b">{theme}</td>
              <td className={figureCell}>{people}</td>
              <td className={figureCell}>{accounts}</td>
              <td className={figureCell}>{revenue}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
