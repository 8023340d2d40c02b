import type { MarketReport } from '@earshot/contracts/market/market-report';
import type { TableName } from '@earshot/report-view/report-tables';
import { tableNames } from '@earshot/report-view/report-tables';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemSentence } from '../../lib/api-problem.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { reportActionWords as words } from './market.words.ts';
import { useCurrency } from './use-currency.ts';
import { saveJson, saveMarkdown, saveTable } from './report-files.ts';

const tables = Object.entries(tableNames) as [TableName, string][];

/** Print it, or keep it as a file. */
export function KeepReport({ report }: { report: MarketReport }) {
  const [currency] = useCurrency();
  return (
    <>
      <Button size="sm" onClick={() => window.print()}>
        <Icon name="file" size="s" />
        {words.print}
      </Button>
      <Menu
        target={
          <Button size="sm">
            <Icon name="download" size="s" />
            {words.files}
          </Button>
        }
        entries={[
          { kind: 'heading', label: words.whole },
          { kind: 'action', label: words.json, onSelect: () => saveJson(report) },
          { kind: 'action', label: words.markdown, onSelect: () => saveMarkdown(report, { currency }) },
          { kind: 'line' },
          { kind: 'heading', label: words.tables },
          ...tables.map(([table, label]) => ({
            ...{ kind: 'action' as const, label },
            onSelect: () => saveTable(report, table, { currency }),
          })),
        ]}
      />
    </>
  );
}

interface StopReportProps<Reply> {
  stop: () => Promise<Reply>;
  onStopped: (reply: Reply) => Promise<void> | void;
}

/** Calls a report off while it is made. */
export function StopReport<Reply>({ stop, onStopped }: StopReportProps<Reply>) {
  const stopping = useMutation({
    mutationFn: stop,
    onSuccess: (reply) => {
      showToast(words.stopped);
      return onStopped(reply);
    },
    onError: (error) => showToast(whatAndWhy(words.notStopped, problemSentence(error))),
  });
  return (
    <Button size="sm" busy={stopping.isPending} onClick={() => stopping.mutate()}>
      {words.stop}
    </Button>
  );
}

/** Copies the address that opens the report. */
export function CopyReportLink({ address }: { address: string }): ReactNode {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast(words.copied);
    } catch {
      showToast(whatAndWhy(words.notCopied, address));
    }
  };
  return (
    <Button size="sm" onClick={() => void copy()}>
      <Icon name="link" size="s" />
      {words.copy}
    </Button>
  );
}
