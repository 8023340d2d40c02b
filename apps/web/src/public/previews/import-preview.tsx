import { Tag } from '../../ui/text/tag.tsx';
import { figureCell, Table } from '../../ui/page/table.tsx';
import { words } from '../public.words.ts';

/** What the columns of a file become, as the import shows it. */
export function ImportPreview() {
  const { file, rows, columns, mapping, caption } = words.importCard;
  return (
    <figure>
      <div className="card">
        <div className="hd">
          <b className="h clip">{file}</b>
          <Tag>{rows}</Tag>
        </div>
        <Table caption={file}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column} className={at === 2 ? figureCell : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mapping.map(([name, becomes, sure]) => (
              <tr key={name}>
                <td className="mono">{name}</td>
                <td className="b">{becomes}</td>
                <td className={figureCell}>{sure}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <figcaption className="sm mut" style={{ marginTop: 12 }}>
        {caption}
      </figcaption>
    </figure>
  );
}
