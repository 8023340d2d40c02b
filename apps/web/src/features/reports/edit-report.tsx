import { withFilter } from '@earshot/contracts/filter/filter-address';
import type { FeedbackFilter } from '@earshot/contracts/filter/feedback-filter';
import { reports, type Report } from '@earshot/contracts/reports';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { readFilter } from '../../lib/filter-params.ts';
import type { NarrowingParts } from '../../lib/narrowing.ts';
import { paths } from '../../lib/paths.ts';
import { Narrowed, OpenPanel } from '../../ui/page/narrowed.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { bodyOf, daysOf, draftOf, emptyDraft, type ReportBody } from './report-draft.ts';
import { ReportForm } from './report-form.tsx';
import { reportPath } from './report-paths.ts';
import { useReportsChanged } from './use-reports-changed.ts';
import { formWords } from './reports.words.ts';

/** Makes a report, or changes what one asks for; the address holds its filter. */
export function EditReport({ report, facets, chips }: NarrowingParts & { report: Report | null }) {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const changed = useReportsChanged();
  const [draft, setDraft] = useState(report ? draftOf(report) : emptyDraft);
  const { filter } = readFilter(search);
  const save = useMutation({
    mutationFn: (body: ReportBody) =>
      report
        ? send(reports.update, { body: { ...body, report_id: report.report_id } })
        : send(reports.create, { body }),
    onSuccess: async (saved) => {
      await changed();
      if (report) showToast(formWords.saved);
      await navigate(reportPath(saved.report_id));
    },
  });
  const narrow = (next: FeedbackFilter) =>
    setSearch(withFilter(search, next), { replace: true, preventScrollReset: true });
  const panel = facets({
    filter: { ...filter, ...daysOf(draft) },
    counted: filter,
    // Days chosen among the facets are the report's own period.
    onChange: ({ said_from: from, said_to: to, ...next }) => {
      if (from !== undefined || to !== undefined) {
        setDraft({ ...draft, period: 'own', from: from ?? '', to: to ?? '' });
      } else if (draft.period === 'own') setDraft({ ...draft, from: '', to: '' });
      narrow(next);
    },
  });
  return (
    <>
      <PageHead title={report ? formWords.editTitle(report.name) : formWords.newTitle} />
      <Narrowed title={formWords.narrow} panel={panel} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ReportForm
          draft={draft}
          onChange={setDraft}
          action={report ? formWords.save : formWords.create}
          pending={save.isPending}
          error={save.error}
          onSubmit={() => save.mutate(bodyOf(draft, filter))}
          onCancel={() => void navigate(report ? reportPath(report.report_id) : paths.reports)}
          filter={
            <div className="row wrap">
              <OpenPanel label={formWords.filters} onOpen={() => setOpen(true)} />
              {Object.keys(filter).length === 0 ? (
                <p className="sm sec">{formWords.all}</p>
              ) : (
                chips({ filter, counted: filter, onChange: narrow })
              )}
            </div>
          }
        />
      </Narrowed>
    </>
  );
}

/** The address in which a report is changed. */
export function editPath({ report_id: id, filters }: Pick<Report, 'report_id' | 'filters'>): string {
  return `${paths.reports}?${withFilter(new URLSearchParams({ report_id: id, action: 'edit' }), filters)}`;
}
