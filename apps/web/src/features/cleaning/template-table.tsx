import type { ItemTemplate } from '@earshot/contracts/cleaning';
import { Link } from 'react-router';
import { itemPath } from '../../lib/feedback-paths.ts';
import { formatCount } from '../../lib/format.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { templateWords } from './cleaning.words.ts';
import styles from './cleaning.module.css';

interface TemplateTableProps {
  templates: readonly ItemTemplate[];
  /** What was chosen and not applied yet. */
  chosen: ReadonlyMap<number, boolean>;
  /** Null for who may not. */
  onChoose: ((id: number, isOn: boolean) => void) | null;
}

/** Templates with their count, an example and their switch. */
export function TemplateTable({ templates, chosen, onChoose }: TemplateTableProps) {
  return (
    <div className="card">
      <Table caption={templateWords.caption}>
        <thead>
          <tr>
            <th scope="col">{templateWords.removed}</th>
            <th scope="col" className={styles.optional}>
              {templateWords.writer}
            </th>
            <th scope="col" className={figureCell}>
              {templateWords.items}
            </th>
            <th scope="col" className={styles.optional}>
              {templateWords.example}
            </th>
          </tr>
        </thead>
        <tbody>
          {templates.map((template) => (
            <tr key={template.template_id}>
              <th scope="row" className={styles.name}>
                <Checkbox
                  label={template.text}
                  checked={chosen.get(template.template_id) ?? template.is_on}
                  disabled={onChoose === null}
                  onChange={(event) => onChoose?.(template.template_id, event.target.checked)}
                />
              </th>
              <td className={styles.optional}>{templateWords.writers[template.writer]}</td>
              <td className={figureCell}>{formatCount(template.item_count)}</td>
              <td className={styles.optional}>
                <Example id={template.example_ids[0]} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Example({ id }: { id: number | undefined }) {
  if (id === undefined) return null;
  return <Link to={itemPath(id)}>{templateWords.open}</Link>;
}
