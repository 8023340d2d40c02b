import type { CardOrigin as Origin } from '@earshot/contracts/boards/card-origin';
import type { BoardCard } from '@earshot/contracts/boards/board-cards';
import { originWords as words } from '../imports/card-import.words.ts';

/** What the tool said of a card that it was imported from. */
export function CardOrigin({ origin, owner }: { origin: Origin; owner: BoardCard['owner'] }) {
  const { file_name: file, external_id: id, votes, status, url, parent } = origin;
  const facts = [
    words.from(file),
    id,
    votes !== null && words.votes(votes),
    status !== null && words.status(status),
    !owner && origin.owner !== null && words.owner(origin.owner),
    parent !== null && words.parent(parent),
  ].filter((fact) => typeof fact === 'string');
  return (
    <p className="sm mut">
      <bdi>{facts.join(' · ')}</bdi>
      {url !== null && (
        <>
          {' · '}
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {words.open}
          </a>
        </>
      )}
    </p>
  );
}
