import { CodeWithin } from './code-within.tsx';
import styles from './docs.module.css';

/** @param rows a name, a second one below it, and what it does */
export function NameTable({
  heads,
  rows,
}: {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', second = '', says = '']) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {second && <code className={styles.second}>{second}</code>}
            </th>
            <td>
              <CodeWithin text={says} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
