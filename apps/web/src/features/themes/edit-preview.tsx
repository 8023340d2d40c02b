import { useQuery } from '@tanstack/react-query';
import { problemSentence } from '../../lib/api-problem.ts';
import { formatCount } from '../../lib/format.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import { editPreviewQuery, type PreviewedEdit } from './themes.queries.ts';
import { themeWords } from './themes.words.ts';

/** Counts before and after an edit that was not made yet. */
export function EditPreview({ edit }: { edit: PreviewedEdit }) {
  const preview = useQuery(editPreviewQuery(edit));
  if (preview.error) return <Alert meaning="warn">{problemSentence(preview.error)}</Alert>;
  if (!preview.data) return <SkeletonRows />;
  const { themes, unassigned } = preview.data;
  const rows = [
    ...themes.map(({ theme_id, name, before, after }) => ({ key: theme_id ?? 0, name, before, after })),
    { key: -1, name: themeWords.noTheme, ...unassigned },
  ].filter(({ before, after }) => before !== after);
  if (rows.length === 0) return <p className="mut">{themeWords.noChange}</p>;
  return (
    <DataTable
      caption={themeWords.preview}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { head: themeWords.preview, isRowHead: true, cell: ({ name }) => name },
        { head: themeWords.before, isFigure: true, cell: ({ before }) => formatCount(before) },
        { head: themeWords.after, isFigure: true, cell: ({ after }) => formatCount(after) },
      ]}
    />
  );
}
