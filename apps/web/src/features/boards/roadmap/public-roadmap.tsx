import type { Board } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import { roadmapLimits } from '@earshot/contracts/boards/public-text';
import type { RoadmapSettings } from '@earshot/contracts/boards/roadmap';
import type { CallReply } from '@earshot/contracts/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../../lib/api-client.ts';
import { problemSentence } from '../../../lib/api-problem.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { ConfirmForm } from '../../../ui/overlays/confirm-form.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { DialogFoot } from '../../../ui/overlays/dialog-foot.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { roadmapQuery } from '../boards.queries.ts';
import { RoadmapLinks } from './roadmap-links.tsx';
import { roadmapWords as words } from './roadmap.words.ts';

type Roadmap = CallReply<typeof boards.getRoadmap>;

/** Publishes a part of a board, and says where it is read. */
export function PublicRoadmap({ board, onClose }: { board: Board; onClose: () => void }) {
  const roadmap = useQuery(roadmapQuery(board.board_id));
  return (
    <Dialog opened onClose={onClose} title={words.title} size="lg">
      <div className="col g4">
        <p>{words.lead}</p>
        {board.is_private ? (
          <Alert meaning="warn">{words.private}</Alert>
        ) : (
          <QueryView query={roadmap} what={words.what}>
            {(data) => <Form board={board} roadmap={data} onClose={onClose} />}
          </QueryView>
        )}
      </div>
    </Dialog>
  );
}

interface FormProps {
  board: Board;
  roadmap: Roadmap;
  onClose: () => void;
}

/** At first what is planned and done is offered. */
function firstSettings(board: Board): RoadmapSettings {
  const columns = board.columns
    .filter(({ state }) => state !== 'considering' && state !== 'declined')
    .map(({ column_id, title }) => ({ column_id, title }));
  return { is_public: false, title: board.title, intro: '', columns, shows_people: false };
}

function Form({ board, roadmap, onClose }: FormProps) {
  const queryClient = useQueryClient();
  const [settings, setSettings] = useState<RoadmapSettings>(roadmap.settings ?? firstSettings(board));
  const [isTried, setTried] = useState(false);
  const [asks, setAsks] = useState<'end' | 'newLink' | null>(null);
  const change = (to: Partial<RoadmapSettings>) => setSettings({ ...settings, ...to });
  const saving = useMutation({
    mutationFn: (to: { settings: RoadmapSettings | null; new_link?: boolean }) =>
      send(boards.saveRoadmap, { body: { board_id: board.board_id, ...to } }),
    onSuccess: (saved, { settings: kept, new_link: isNew }) => {
      queryClient.setQueryData(roadmapQuery(board.board_id).queryKey, saved);
      showToast(kept === null ? words.ended : isNew ? words.renewed : words.published);
      setAsks(null);
      if (kept === null) onClose();
    },
  });
  const toggle = (columnId: string, title: string, isShown: boolean) => {
    const chosen = new Map(settings.columns.map((one) => [one.column_id, one]));
    if (isShown) chosen.set(columnId, { column_id: columnId, title });
    else chosen.delete(columnId);
    // In the board's order.
    change({ columns: board.columns.flatMap(({ column_id: id }) => chosen.get(id) ?? []) });
  };
  const rename = (columnId: string, title: string) =>
    change({
      columns: settings.columns.map((one) => (one.column_id === columnId ? { ...one, title } : one)),
    });
  const save = () => {
    setTried(true);
    if (settings.title.trim() === '' || settings.columns.length === 0) return;
    if (settings.columns.every(({ title }) => title.trim() !== '')) saving.mutate({ settings });
  };
  if (asks !== null && roadmap.settings) {
    const kept = roadmap.settings;
    return (
      <ConfirmForm
        action={words[asks]}
        pending={saving.isPending}
        onClose={() => setAsks(null)}
        onSubmit={(event) => {
          event.preventDefault();
          if (saving.isPending) return;
          saving.mutate(asks === 'end' ? { settings: null } : { settings: kept, new_link: true });
        }}
      >
        <p>{words.ends[asks]}</p>
        {saving.error && <Alert meaning="bad">{problemSentence(saving.error)}</Alert>}
      </ConfirmForm>
    );
  }
  return (
    <form
      className="col g4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {roadmap.path !== null && <RoadmapLinks path={roadmap.path} title={settings.title} />}
      {roadmap.settings && <p className="sm mut">{words.cards(roadmap.cards)}</p>}
      <TextInput
        label={words.name}
        value={settings.title}
        maxLength={roadmapLimits.titleMaxChars}
        error={isTried && settings.title.trim() === '' ? words.nameMissing : undefined}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label={words.intro}
        hint={words.introHint}
        rows={2}
        maxLength={roadmapLimits.introMaxChars}
        value={settings.intro}
        onChange={(event) => change({ intro: event.target.value })}
      />
      <fieldset className="col g2">
        <legend className="sm">{words.columns}</legend>
        {board.columns.map(({ column_id: id, title }) => {
          const chosen = settings.columns.find((one) => one.column_id === id);
          return (
            <div key={id} className="col g1">
              <Checkbox
                label={title}
                checked={chosen !== undefined}
                onChange={(event) => toggle(id, title, event.target.checked)}
              />
              {chosen && (
                <TextInput
                  label={words.publicName(title)}
                  value={chosen.title}
                  maxLength={roadmapLimits.columnTitleMaxChars}
                  error={isTried && chosen.title.trim() === '' ? words.nameMissing : undefined}
                  onChange={(event) => rename(id, event.target.value)}
                />
              )}
            </div>
          );
        })}
      </fieldset>
      {isTried && settings.columns.length === 0 && <Alert meaning="bad">{words.columnsMissing}</Alert>}
      <Checkbox
        label={words.people}
        checked={settings.shows_people}
        onChange={(event) => change({ shows_people: event.target.checked })}
      />
      <Select
        label={words.seen}
        value={settings.is_public ? 'all' : 'link'}
        onChange={(value) => change({ is_public: value === 'all' })}
        options={[
          { value: 'link', label: words.seenByLink },
          { value: 'all', label: words.seenByAll },
        ]}
      />
      {saving.error && <Alert meaning="bad">{problemSentence(saving.error)}</Alert>}
      <DialogFoot>
        {roadmap.settings && (
          <>
            <Button variant="danger" disabled={saving.isPending} onClick={() => setAsks('end')}>
              {words.end}
            </Button>
            <Button disabled={saving.isPending} onClick={() => setAsks('newLink')}>
              {words.newLink}
            </Button>
          </>
        )}
        <Button variant="ink" type="submit" busy={saving.isPending}>
          {roadmap.settings ? words.save : words.publish}
        </Button>
      </DialogFoot>
    </form>
  );
}
