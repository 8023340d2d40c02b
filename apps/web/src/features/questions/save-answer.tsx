import { roleAllows } from '@earshot/contracts/call';
import { limits } from '@earshot/contracts/limits';
import type { Answer } from '@earshot/contracts/questions';
import { questions } from '@earshot/contracts/questions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/api-client.ts';
import { fieldError, problemSentence } from '../../lib/api-problem.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/use-session.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays/menu.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { askWords } from './questions.words.ts';
import { answerQuery, savedQuery } from './use-answer.ts';

/** Opens saved answers, and saves the one on the screen. */
export function SavedAnswers({ answer }: { answer: Answer | null }) {
  const session = useSession();
  const client = useQueryClient();
  const saved = useQuery(savedQuery);
  const [isNaming, setNaming] = useState(false);
  const mayWrite = session.status === 'signed_in' && roleAllows(session.session.role, 'member');
  const refresh = () => client.invalidateQueries({ queryKey: ['questions'] });
  const unsave = useMutation({
    mutationFn: (answerId: string) => send(questions.unsave, { body: { answer_id: answerId } }),
    onSuccess: refresh,
  });
  const entries: MenuEntry[] = (saved.data?.answers ?? []).map(({ answer_id: id, name }) => ({
    kind: 'link',
    label: name,
    to: `${paths.openQuestion}?answer_id=${id}`,
    icon: id === answer?.answer_id ? 'check' : 'bookmark',
  }));
  if (entries.length === 0) entries.push({ kind: 'heading', label: askWords.savedNone });
  if (answer && mayWrite) {
    entries.push({ kind: 'line' });
    entries.push(
      answer.name === null
        ? { kind: 'action', label: askWords.save, icon: 'plus', onSelect: () => setNaming(true) }
        : {
            kind: 'action',
            label: askWords.unsave,
            icon: 'trash',
            onSelect: () => unsave.mutate(answer.answer_id),
          },
    );
  }
  return (
    <>
      <Menu
        target={
          <Button size="sm">
            <Icon name="bookmark" size="s" />
            {answer?.name ?? askWords.saved}
          </Button>
        }
        entries={entries}
      />
      {answer && isNaming && (
        <NameDialog
          answer={answer}
          onClose={() => setNaming(false)}
          onSaved={(name) => {
            client.setQueryData(answerQuery(answer.answer_id).queryKey, { ...answer, name });
            setNaming(false);
            void client.invalidateQueries({ queryKey: savedQuery.queryKey });
          }}
        />
      )}
    </>
  );
}

interface NameDialogProps {
  answer: Answer;
  onClose: () => void;
  onSaved: (name: string) => void;
}

function NameDialog({ answer, onClose, onSaved }: NameDialogProps) {
  const [name, setName] = useState(answer.question.slice(0, limits.nameMaxChars));
  const save = useMutation({
    mutationFn: () => send(questions.save, { body: { answer_id: answer.answer_id, name } }),
    onSuccess: (saved) => onSaved(saved.name),
  });
  const wrongName = fieldError(save.error, '#/body/name');
  return (
    <Dialog opened onClose={onClose} title={askWords.save} size="sm">
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) save.mutate();
        }}
      >
        <TextInput
          label={askWords.saveName}
          value={name}
          maxLength={limits.nameMaxChars}
          error={wrongName}
          onChange={(event) => setName(event.target.value)}
          data-autofocus
        />
        {save.error && !wrongName && <Alert meaning="bad">{problemSentence(save.error)}</Alert>}
        <div className="row wrap">
          <Button variant="ink" type="submit" busy={save.isPending}>
            {askWords.save}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {askWords.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
