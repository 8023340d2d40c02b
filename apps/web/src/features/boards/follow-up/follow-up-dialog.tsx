import type { BoardCard } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import type { FollowUp, FollowUpText } from '@earshot/contracts/boards/follow-ups';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { whatAndWhy } from '../../../ui/states/what-and-why.ts';
import { followUpQuery } from '../boards.queries.ts';
import { FollowUpPeople } from './follow-up-people.tsx';
import { FollowUpTexts } from './follow-up-texts.tsx';
import { followUpWords as words } from './follow-up.words.ts';
import styles from './follow-up.module.css';

interface FollowUpDialogProps {
  boardId: string;
  card: BoardCard;
  releasedAt: string;
  onClose: () => void;
}

/** Who gets the email and who does not, the texts, and the two presses that send it. */
export function FollowUpDialog({ releasedAt, ...props }: FollowUpDialogProps) {
  const { boardId, card, onClose } = props;
  const followUp = useQuery(followUpQuery(boardId, card.idea_id, releasedAt));
  return (
    <Dialog opened onClose={onClose} title={words.title} size="lg">
      <QueryView query={followUp} what={words.what}>
        {(data) => <Form {...props} followUp={data} onChanged={() => void followUp.refetch()} />}
      </QueryView>
    </Dialog>
  );
}

interface FormProps extends Omit<FollowUpDialogProps, 'releasedAt'> {
  followUp: FollowUp;
  /** Something was saved or sent. */
  onChanged: () => void;
}

function Form({ boardId, card, followUp, onClose, onChanged }: FormProps) {
  const queryClient = useQueryClient();
  const [texts, setTexts] = useState(() => textsToBegin(followUp, card));
  const [isChecked, setChecked] = useState(false);
  const [isSure, setSure] = useState(false);
  const of = { board_id: boardId, idea_id: card.idea_id };
  const { to_write: people } = followUp.people;
  const isWritten = texts.every(({ subject, text }) => subject.trim() !== '' && text.trim() !== '');
  const refresh = () => {
    onChanged();
    void queryClient.invalidateQueries({ queryKey: ['boards', 'follow_up_people', boardId, card.idea_id] });
    void queryClient.invalidateQueries({ queryKey: ['boards', 'told_person'] });
  };
  const failed = (what: string) => (error: Error) => {
    showToast(whatAndWhy(what, problemSentence(error)));
    setSure(false);
    refresh();
  };
  const saveTexts = () => send(boards.saveFollowUp, { body: { ...of, texts } });
  const save = useMutation({
    mutationFn: saveTexts,
    onSuccess: () => {
      showToast(words.saved);
      refresh();
    },
    onError: failed(words.notSaved),
  });
  const sending = useMutation({
    mutationFn: async () => {
      await saveTexts();
      return send(boards.sendFollowUp, { body: { ...of, people } });
    },
    onSuccess: (sent) => {
      showToast(words.sending(sent.people));
      refresh();
      onClose();
    },
    onError: failed(words.notSent),
  });
  const file = useMutation({
    mutationFn: async () => {
      await saveTexts();
      return send(boards.exportFollowUp, { body: { ...of, people } });
    },
    // The answer is an attachment: the page stays.
    onSuccess: ({ path }) => {
      window.location.assign(path);
      refresh();
    },
    onError: failed(words.notExported),
  });
  const whenWritten = (act: () => void) => () => {
    setChecked(true);
    if (isWritten) act();
  };
  const hasFile = people > 0 || followUp.states.in_file > 0;
  return (
    <div className="col g5">
      <section className="col g2">
        <h3 className="h">{words.recipients}</h3>
        <FollowUpPeople boardId={boardId} ideaId={card.idea_id} people={followUp.people} />
        {card.counts && card.counts.unnamed > 0 && (
          <p className="sm mut">{words.unnamed(card.counts.unnamed)}</p>
        )}
      </section>
      <section className="col g3">
        <h3 className="h">{words.email}</h3>
        <p className="sm mut">{words.emailHint}</p>
        <FollowUpTexts
          texts={texts}
          languages={followUp.languages}
          isChecked={isChecked}
          onChange={(next) => {
            setTexts(next);
            setSure(false);
          }}
        />
      </section>
      {isSure ? (
        <Alert meaning="warn">
          <div className="col g3">
            <strong>{words.sureTitle(people)}</strong>
            <Sure />
            <div className="row wrap">
              <Button variant="ink" busy={sending.isPending} onClick={() => sending.mutate()} autoFocus>
                {words.sendNow}
              </Button>
              <Button variant="quiet" onClick={() => setSure(false)}>
                {words.cancel}
              </Button>
            </div>
          </div>
        </Alert>
      ) : (
        <footer className={styles.foot}>
          <div className="row wrap">
            {people > 0 && !followUp.is_under_way && (
              <Button variant="ink" onClick={whenWritten(() => setSure(true))}>
                {words.send(people)}
              </Button>
            )}
            <Button busy={save.isPending} onClick={whenWritten(() => save.mutate())}>
              {words.save}
            </Button>
            {hasFile && !followUp.is_under_way && (
              <Button variant="quiet" busy={file.isPending} onClick={whenWritten(() => file.mutate())}>
                {people > 0 ? words.file : words.fileAgain}
              </Button>
            )}
          </div>
          {hasFile && <p className="sm mut">{words.fileHint}</p>}
        </footer>
      )}
    </div>
  );
}

function Sure() {
  const session = useSession();
  return <p>{words.sure(session.status === 'signed_in' ? session.session.email : '')}</p>;
}

/** What was saved, else a text to begin with, for everyone. */
function textsToBegin({ texts }: FollowUp, { title, released }: BoardCard): FollowUpText[] {
  if (texts.length > 0) return texts;
  const text = words.draftText(title, released?.version ?? null);
  return [{ language: 'en', subject: words.draftSubject, text, is_fallback: true }];
}
