import type { RecordingFilter } from '@earshot/contracts/recordings';
import { sessionQuestions, type sessionExportFormats } from '@earshot/contracts/session-questions';
import { useMutation } from '@tanstack/react-query';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import type { AskedAboutSessions } from './ask-sessions.queries.ts';
import { askSessionsWords as words } from './ask-sessions.words.ts';

interface ExportSessionsProps {
  asked: AskedAboutSessions;
  /** The sessions of an answer; without one all of the dates and metadata. */
  behind: RecordingFilter | undefined;
}

/** Downloads what is known of the sessions, one line each. */
export function ExportSessions({ asked: { from, to, metadata }, behind }: ExportSessionsProps) {
  const ticket = useMutation({
    mutationFn: (format: (typeof sessionExportFormats)[number]) =>
      send(sessionQuestions.export, {
        body: {
          format,
          ...(from && { start_date: from }),
          ...(to && { end_date: to }),
          ...(metadata && { metadata_filters: metadata }),
          ...(behind && { filters: behind }),
        },
      }),
    // The answer is an attachment: the page stays.
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => showToast(whatAndWhy(words.exportFailed, problemSentence(error))),
  });
  return (
    <Menu
      entries={[
        { kind: 'action', label: words.csv, onSelect: () => ticket.mutate('csv') },
        { kind: 'action', label: words.jsonl, onSelect: () => ticket.mutate('jsonl') },
      ]}
      target={
        <Button busy={ticket.isPending}>
          <Icon name="download" size="s" />
          {words.export}
        </Button>
      }
    />
  );
}
