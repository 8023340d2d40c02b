import type { BoardCard } from '@earshot/contracts/boards/board-cards';
import { memo, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/inputs/button.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { Icon } from '../../../ui/page/icon.tsx';
import { joinClasses } from '../../../ui/styles/join-classes.ts';
import { Tag } from '../../../ui/text/tag.tsx';
import { cardWords as words, formatScore } from '../boards.words.ts';
import styles from './lane-board.module.css';

interface CardInLaneProps {
  card: BoardCard;
  isOpen: boolean;
  /** Picked up with the keys. */
  isLifted: boolean;
  /** Id of what says how a card is moved. */
  instructions: string;
  mayChange: boolean;
  onOpen: (ideaId: string) => void;
  menuOf: (card: BoardCard) => MenuEntry[];
  onKeyDown: (event: KeyboardEvent, card: BoardCard) => void;
}

/** A card as a lane shows it: its title opens it, and is what the keys move. */
export const CardInLane = memo(function CardInLane(props: CardInLaneProps) {
  const { card, isOpen, isLifted, instructions, mayChange, onOpen, menuOf, onKeyDown } = props;
  const { idea_id: id, title, score, owner, target_on: target, tags, reopened } = card;
  return (
    <li
      className={joinClasses(
        styles.card,
        isOpen && styles.open,
        isLifted && styles.lifted,
        mayChange && styles.movable,
      )}
      data-card={id}
    >
      <div className={styles.top}>
        <h3 className={styles.title}>
          <button
            type="button"
            data-handle
            className={styles.handle}
            aria-describedby={mayChange ? instructions : undefined}
            aria-pressed={isLifted || undefined}
            onClick={() => onOpen(id)}
            onKeyDown={mayChange ? (event) => onKeyDown(event, card) : undefined}
          >
            {title}
          </button>
        </h3>
        <CardScore score={score} />
      </div>
      <div className={styles.foot}>
        <p className={styles.said}>{saysOf(card)}</p>
        {mayChange && (
          <span className={styles.menu} data-still>
            <CardMenu card={card} menuOf={menuOf} />
          </span>
        )}
      </div>
      {(tags.length > 0 || target !== null || owner || reopened) && (
        <div className={styles.facts}>
          {reopened && <Tag meaning="bad">{words.reopened}</Tag>}
          {tags.slice(0, 2).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {target !== null && <span className={styles.fact}>{words.by(target)}</span>}
          {owner && <span className={styles.fact}>{owner.name}</span>}
        </div>
      )}
    </li>
  );
});

/** The entries are made when the menu opens, which few of many cards do. */
function CardMenu({ card, menuOf }: Pick<CardInLaneProps, 'card' | 'menuOf'>) {
  return (
    <Menu
      target={
        <Button size="sm" variant="quiet" iconOnly aria-label={words.menu(card.title)}>
          <Icon name="dots" size="s" />
        </Button>
      }
      entries={menuOf(card)}
    />
  );
}

function CardScore({ score }: Pick<BoardCard, 'score'>) {
  if (score.value === null) {
    return (
      <span className={styles.noScore} title={words.noScore(score.missing)}>
        –<span className="vh"> {words.noScore(score.missing)}</span>
      </span>
    );
  }
  return (
    <span className={styles.score}>
      <span className="vh">{words.score(score.value)}</span>
      <span aria-hidden="true">{formatScore(score.value)}</span>
    </span>
  );
}

function saysOf(card: BoardCard): string {
  return words.said(card) ?? (card.counted_at === null ? words.counting : words.byHand);
}
