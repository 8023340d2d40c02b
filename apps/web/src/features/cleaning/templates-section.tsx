import { cleaning, type CleaningState } from '@earshot/contracts/cleaning';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { DateTime } from '../../ui/text/date-time.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { cleaningQuery, isUnderWay } from './cleaning.queries.ts';
import { templateWords } from './cleaning.words.ts';
import { TemplateTable } from './template-table.tsx';
import { askToCheck, useCleaning } from './use-cleaning.ts';
import { useMayClean } from './use-may-clean.ts';
import styles from './cleaning.module.css';

/** The sentences that templates put into many items, each switched with its effect shown before. */
export function TemplatesSection({ onCheck }: { onCheck: () => void }) {
  const query = useQuery(cleaningQuery);
  return (
    <section id="templates" className={styles.section}>
      <h2 className="h rule-head">{templateWords.title}</h2>
      <p className={styles.lead}>{templateWords.lead}</p>
      <QueryView query={query} what={templateWords.what}>
        {(state) => <Templates state={state} onCheck={onCheck} />}
      </QueryView>
    </section>
  );
}

function Templates({ state, onCheck }: { state: CleaningState; onCheck: () => void }) {
  const { templates, runs, learnt_at: learntAt, is_learning: isLearning } = state;
  const mayClean = useMayClean();
  const ask = useCleaning();
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const switches = templates.flatMap(({ template_id, is_on: isOn }) => {
    const wanted = chosen.get(template_id);
    return wanted === undefined || wanted === isOn ? [] : [{ template_id, is_on: wanted }];
  });
  const check = () => ask.mutate(askToCheck(switches), { onSuccess: onCheck });
  const learn = () => ask.mutate(() => send(cleaning.learn, {}));
  return (
    <div className="col g4">
      {templates.length > 0 ? (
        <TemplateTable
          templates={templates}
          chosen={chosen}
          onChoose={mayClean ? (id, isOn) => setChosen(new Map([...chosen, [id, isOn]])) : null}
        />
      ) : (
        <p>{learntAt === null ? templateWords.notYet : templateWords.none}</p>
      )}
      {ask.error && <Alert meaning="bad">{problemSentence(ask.error)}</Alert>}
      <div className="row wrap">
        {mayClean && templates.length > 0 && (
          <Button disabled={switches.length === 0 || runs.some(isUnderWay) || ask.isPending} onClick={check}>
            {templateWords.check}
          </Button>
        )}
        {mayClean && (
          <Button variant="quiet" disabled={isLearning || ask.isPending} onClick={learn}>
            {templateWords.learn}
          </Button>
        )}
        <span className="sm mut" role="status">
          {isLearning ? templateWords.learning : learntAt && <LearntAt iso={learntAt} />}
        </span>
      </div>
    </div>
  );
}

function LearntAt({ iso }: { iso: string }) {
  return (
    <>
      {templateWords.learnt} <DateTime iso={iso} withTime />
    </>
  );
}
