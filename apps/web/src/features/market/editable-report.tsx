import type { MarketReport } from '@earshot/contracts/market/market-report';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { AddRival } from './add-rival.tsx';
import { CorrectFeature } from './correct-feature.tsx';
import { CorrectPlan } from './correct-plan.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import type { ReportAct, ReportRoadmap } from './drawn-report.tsx';
import { DrawnReport } from './drawn-report.tsx';
import { editWords as words } from './market.words.ts';
import type { ReportEdits } from './report-edits.ts';
import { isOver } from './use-heard-report.ts';
import styles from './market-report.module.css';

interface EditableReportProps {
  report: MarketReport;
  /** Null for who may read only. */
  edits: ReportEdits | null;
  /** Told of the report after a change; `isMadeAnew` when more of it is to come. */
  onReport: (report: MarketReport, isMadeAnew: boolean) => void;
  afterVoices?: ReactNode;
  roadmap?: ReportRoadmap | undefined;
}

/** A report that its reader sets right: facts are corrected, rivals put in and taken out. */
export function EditableReport({ report, edits, onReport, afterVoices, roadmap }: EditableReportProps) {
  const [isEditing, setEditing] = useState(false);
  const [asked, setAsked] = useState<ReportAct | null>(null);
  const [isAdding, setAdding] = useState(false);
  const rival = useMutation({
    mutationFn: ({ name, wanted }: { name: string; wanted: boolean }) => {
      if (!edits) throw new Error('This reader changes nothing');
      return edits.changeRival(name, wanted);
    },
    onSuccess: (next, { wanted }) => {
      showToast(wanted ? words.rivalAdded : words.rivalRemoved);
      onReport(next, !isOver(next));
    },
    onError: (error) => showToast(whatAndWhy(words.notChanged, problemSentence(error))),
  });
  const onAct = (act: ReportAct) => {
    if (act.act === 'correct-plan' || act.act === 'correct-feature') setAsked(act);
    else rival.mutate({ name: act.host || act.name, wanted: act.act === 'add-rival' });
  };
  const close = () => setAsked(null);
  const onCorrected = (next: MarketReport) => {
    close();
    showToast(words.corrected);
    onReport(next, false);
  };
  const plan =
    asked?.act === 'correct-plan' &&
    [...(report.plans ?? []), ...(report.proposals ?? [])].find(({ key }) => key === asked.key);
  const feature = asked?.act === 'correct-feature' && report.features?.find(({ key }) => key === asked.key);
  return (
    <>
      <DrawnReport
        report={report}
        roadmap={roadmap}
        onAct={isEditing && edits ? onAct : undefined}
        after={{ voices: afterVoices, pricing: <CurrencyChoice report={report} /> }}
        beside={
          edits && (
            <div className={styles.beside}>
              <Button size="sm" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
                <Icon name="edit" size="s" />
                {isEditing ? words.stopEditing : words.edit}
              </Button>
              {isEditing && (
                <Button size="sm" onClick={() => setAdding(true)}>
                  <Icon name="plus" size="s" />
                  {words.addRival}
                </Button>
              )}
            </div>
          )
        }
      />
      {plan && edits && <CorrectPlan plan={plan} edits={edits} onClose={close} onCorrected={onCorrected} />}
      {feature && edits && (
        <CorrectFeature
          feature={feature}
          host={asked.host}
          edits={edits}
          onClose={close}
          onCorrected={onCorrected}
        />
      )}
      {isAdding && (
        <AddRival
          onClose={() => setAdding(false)}
          onAdd={(name) => {
            setAdding(false);
            rival.mutate({ name, wanted: true });
          }}
        />
      )}
    </>
  );
}
