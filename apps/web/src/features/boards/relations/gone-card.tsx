import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mergedQuery } from '../boards.queries.ts';
import { drawerWords as words } from '../boards.words.ts';
import styles from '../card/card-drawer.module.css';

interface GoneCardProps {
  boardId: string;
  ideaId: string;
  onMerged: (intoId: string) => void;
}

/** A card that is not on the board: where it was merged, its address leads on. */
export function GoneCard({ boardId, ideaId, onMerged }: GoneCardProps) {
  const { data } = useQuery(mergedQuery(boardId, ideaId));
  const into = data?.idea_id;
  useEffect(() => {
    if (into) onMerged(into);
  }, [into, onMerged]);
  return <p className={styles.gone}>{words.gone}</p>;
}
