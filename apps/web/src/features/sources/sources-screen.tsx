import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { SendByApi } from './send-by-api.tsx';
import { SourceTable } from './source-table.tsx';
import { sourcesQuery } from './sources.queries.ts';
import { sourceWords } from './sources.words.ts';
import styles from './sources-screen.module.css';

interface SourcesScreenProps {
  health?: ReactNode;
  cleaning?: ReactNode;
  capture?: ReactNode;
}

/** Where feedback comes from, how what came is cleaned, and how to add and send more. */
export function SourcesScreen({ health, cleaning, capture }: SourcesScreenProps) {
  const list = useQuery(sourcesQuery);
  return (
    <div className={styles.screen}>
      <PageHead
        title={sourceWords.title}
        lead={sourceWords.lead}
        actions={
          <ButtonLink variant="ink" to={paths.import}>
            {sourceWords.import}
          </ButtonLink>
        }
      />
      <QueryView query={list} what="The sources">
        {({ sources }) =>
          sources.length ? <SourceTable sources={sources} /> : <EmptyState sentence={sourceWords.none} />
        }
      </QueryView>
      {health}
      {cleaning}
      {capture}
      <SendByApi />
    </div>
  );
}
