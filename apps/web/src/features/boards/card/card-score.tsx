import type { Board, BoardCard, EvidenceTrust } from '@earshot/contracts/boards/board-cards';
import { boardLimits, impacts } from '@earshot/contracts/boards/board-cards';
import { boards } from '@earshot/contracts/boards';
import type { CallBody } from '@earshot/contracts/call';
import { useId, useState, type ReactNode } from 'react';
import { send } from '../../../lib/api-client.ts';
import { formatShare } from '../../../lib/format.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { cardWords, drawerWords as words, factorNames, impactNames } from '../boards.words.ts';
import { OverrideFactor } from './override-factor.tsx';
import { useBoardChange } from '../use-board-change.ts';
import styles from './card-drawer.module.css';

interface CardScoreProps {
  board: Board;
  cards: readonly BoardCard[];
  card: BoardCard;
  /** How far each piece of evidence is right; undefined until that is known. */
  trust: readonly EvidenceTrust[] | undefined;
  mayChange: boolean;
}

/** The score with its factors: what each is, how it compares, and what says so. */
export function CardScore({ board, cards, card, trust, mayChange }: CardScoreProps) {
  const heading = useId();
  const { change } = useBoardChange(board.board_id);
  const [isChanging, setChanging] = useState<'reach' | 'confidence' | null>(null);
  const { score, impact, effort } = card;
  const { reach, confidence } = score;
  const update = (body: Omit<CallBody<typeof boards.updateCard>, 'board_id' | 'idea_id'>) =>
    change(() =>
      send(boards.updateCard, { body: { board_id: board.board_id, idea_id: card.idea_id, ...body } }),
    );
  const mostReach = Math.max(1, ...cards.map((one) => one.score.reach.value ?? 0));
  const mostEffort = Math.max(1, ...cards.map((one) => one.effort ?? 0));
  const changeButton = (factor: 'reach' | 'confidence') =>
    mayChange && (
      <Button
        size="sm"
        variant="quiet"
        aria-label={words.overrideOf(factorNames[factor])}
        onClick={() => setChanging(factor)}
      >
        {words.override}
      </Button>
    );
  return (
    <section className={styles.score} aria-labelledby={heading}>
      <div className={styles.scoreHead}>
        <h3 className="h" id={heading}>
          {words.score(score.value)}
        </h3>
        <span className="xs mut">
          {score.value === null ? cardWords.noScore(score.missing) : words.formula(board.score)}
        </span>
      </div>
      <FactorRow
        name={factorNames.reach}
        share={reach.value === null ? null : reach.value / mostReach}
        value={reach.value === null ? words.unknown : words.reach(reach.value)}
        by={reach.reason === null ? words.reachBy(card) : words.typed(reach.reason)}
        isTyped={reach.reason !== null}
      >
        {changeButton('reach')}
      </FactorRow>
      <FactorRow
        name={factorNames.confidence}
        share={confidence.value}
        value={confidence.value === null ? words.unknown : formatShare(confidence.value)}
        by={confidence.reason === null ? trust && words.confidenceBy(trust) : words.typed(confidence.reason)}
        isTyped={confidence.reason !== null}
      >
        {changeButton('confidence')}
      </FactorRow>
      <FactorRow name={factorNames.impact} share={impact === null ? null : impact / 3} isTyped>
        {mayChange ? (
          <Select
            small
            hideLabel
            label={words.impact}
            value={impact === null ? '' : String(impact)}
            onChange={(value) =>
              void update({ impact: impacts.find((one) => String(one) === value) ?? null })
            }
            options={[
              { value: '', label: words.notSet },
              ...impacts.toReversed().map((one) => ({ value: String(one), label: impactNames[one] ?? '' })),
            ]}
          />
        ) : (
          <strong>{impact === null ? words.notSet : impactNames[impact]}</strong>
        )}
      </FactorRow>
      <FactorRow name={factorNames.effort} share={effort === null ? null : effort / mostEffort} isTyped>
        {mayChange ? (
          <EffortInput key={effort} effort={effort} onEffort={(value) => void update({ effort: value })} />
        ) : (
          <strong>{effort === null ? words.notSet : words.weeks(effort)}</strong>
        )}
      </FactorRow>
      {isChanging && (
        <OverrideFactor
          factor={isChanging}
          given={score[isChanging]}
          onClose={() => setChanging(null)}
          onSave={(to) => update({ [isChanging]: to })}
        />
      )}
    </section>
  );
}

interface FactorRowProps {
  name: string;
  /** Of the bar, 0…1; null where it is unknown. */
  share: number | null;
  value?: string;
  by?: string | undefined;
  isTyped: boolean;
  children?: ReactNode;
}

function FactorRow({ name, share, value, by, isTyped, children }: FactorRowProps) {
  return (
    <div className={styles.factor}>
      <span className={styles.factorName}>{name}</span>
      <span className={styles.track} aria-hidden="true">
        <span
          className={isTyped ? styles.typed : styles.counted}
          style={{ width: `${Math.min(1, share ?? 0) * 100}%` }}
        />
      </span>
      <span className={styles.factorValue}>
        {value && (
          <span>
            <strong>{value}</strong>
            {by && <span className={styles.by}>{by}</span>}
          </span>
        )}
        {children}
      </span>
    </div>
  );
}

/** Saved when it is left or Enter is pressed; what is no number of weeks is put back. */
function EffortInput({
  effort,
  onEffort,
}: {
  effort: number | null;
  onEffort: (effort: number | null) => void;
}) {
  const [typed, setTyped] = useState(effort === null ? '' : String(effort));
  const save = () => {
    const value = typed.trim() === '' ? null : Number(typed.replace(',', '.'));
    const isFine = value === null || (value >= 0.1 && value <= boardLimits.effortMax);
    if (!isFine) setTyped(effort === null ? '' : String(effort));
    else if (value !== effort) onEffort(value);
  };
  return (
    <TextInput
      small
      hideLabel
      label={words.effort}
      placeholder={words.notSet}
      inputMode="decimal"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
    />
  );
}
