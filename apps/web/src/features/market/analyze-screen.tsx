import type { CallBody } from '@earshot/contracts/call';
import { roleAllows } from '@earshot/contracts/call';
import { limits } from '@earshot/contracts/limits';
import { market, marketSchedules } from '@earshot/contracts/market';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { fieldError, problemSentence } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { ClaimReports } from './claim-reports.tsx';
import { marketReportPath } from '../../lib/market-report-path.ts';
import { marketListQuery } from './market.queries.ts';
import { analyzeWords as words, scheduleNames } from './market.words.ts';
import { ReportTable } from './report-table.tsx';
import styles from './market-report.module.css';

type Schedule = (typeof marketSchedules)[number];

/** Where a market report is begun: of whom, against whom, how often. `subject` in the address fills the first box. */
export function AnalyzeScreen() {
  const session = useSession();
  const mayChange = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      {mayChange && <ClaimReports />}
      {mayChange ? (
        <div className={styles.begin}>
          <AnalyzeForm />
          <WhatHappens />
        </div>
      ) : (
        <EmptyState
          sentence={words.viewersRead}
          action={<ButtonLink to={paths.marketReports}>{words.toReports}</ButtonLink>}
        />
      )}
      <UnderWay />
    </>
  );
}

function AnalyzeForm() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [subject, setSubject] = useState(address.get('subject') ?? '');
  const [name, setName] = useState('');
  const [rivals, setRivals] = useState('');
  const [schedule, setSchedule] = useState<Schedule>('none');
  const [isTried, setTried] = useState(false);
  const start = useMutation({
    mutationFn: (body: CallBody<typeof market.analyze>) => send(market.analyze, { body }),
    onSuccess: async ({ market_report_id: id }) => {
      await queryClient.invalidateQueries({ queryKey: ['market'] });
      void navigate(marketReportPath(id));
    },
  });
  const isShort = subject.trim().length < limits.heroSubjectMinChars;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort || start.isPending) return;
    start.mutate({
      subject: subject.trim(),
      ...(name.trim() !== '' && { name: name.trim() }),
      rivals: rivals
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      schedule,
    });
  };
  const rivalsError =
    fieldError(start.error, '#/body/rivals') ??
    [0, 1, 2, 3, 4, 5].map((at) => fieldError(start.error, `#/body/rivals/${at}`)).find(Boolean);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        label={words.subject}
        hint={words.subjectHint}
        error={isTried && isShort ? words.subjectMissing : fieldError(start.error, '#/body/subject')}
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
      />
      <TextArea
        label={words.rivals}
        hint={words.rivalsHint}
        error={rivalsError}
        rows={3}
        value={rivals}
        onChange={(event) => setRivals(event.target.value)}
      />
      <div className={styles.pair}>
        <TextInput
          label={words.name}
          hint={words.nameHint}
          error={fieldError(start.error, '#/body/name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Select
          label={words.schedule}
          value={schedule}
          options={marketSchedules.map((value) => ({ value, label: scheduleNames[value] }))}
          onChange={setSchedule}
        />
      </div>
      {start.error && <Alert meaning="bad">{problemSentence(start.error)}</Alert>}
      <Button variant="ink" type="submit" busy={start.isPending} style={{ alignSelf: 'flex-start' }}>
        {start.isPending ? words.starting : words.start}
      </Button>
    </form>
  );
}

function WhatHappens() {
  return (
    <aside className={styles.happens} aria-labelledby="market-happens">
      <h2 className="h rule-head" id="market-happens">
        {words.happens}
      </h2>
      <ol>
        {words.steps.map(({ what, how }) => (
          <li key={what}>
            <strong>{what}</strong>
            <span>{how}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** Reports that are being made; nothing while there are none. */
function UnderWay() {
  const { data } = useQuery(marketListQuery({ standing: 'under_way' }));
  const running = data?.reports ?? [];
  if (running.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="market-under-way">
      <h2 className="h rule-head" id="market-under-way">
        {words.underWay}
      </h2>
      <ReportTable reports={running} />
    </section>
  );
}
