import type { ImportMapping, ImportRun } from '@earshot/contracts/imports';
import type { Source } from '@earshot/contracts/sources';
import { limits } from '@earshot/contracts/limits';
import { useId } from 'react';
import { fieldError } from '../../../lib/api-problem.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { matchWords } from '../imports.words.ts';
import { RatingScale } from './rating-scale.tsx';
import { sourceName, sourceOf } from './source-choice.ts';
import type { MappingDraft } from './use-mapping-draft.ts';
import styles from './mapping-options.module.css';

interface MappingOptionsProps {
  run: ImportRun;
  draft: MappingDraft;
  sources: readonly Source[];
}

/** Where the items go; and how dates and ratings are read, where the file has any. */
export function MappingOptions({ run, draft, sources }: MappingOptionsProps) {
  const { mapping, change, error } = draft;
  const listId = useId();
  const fault = (field: keyof ImportMapping) => fieldError(error, `#/body/mapping/${field}`);
  const hasDate = mapping.targets.includes('said_at');
  const orders = Object.entries(matchWords.dateOrders) as [ImportMapping['date_order'] | '', string][];
  return (
    <section className="card">
      <div className="hd">
        <h2 className="h">{matchWords.options}</h2>
      </div>
      <div className={styles.fields}>
        <TextInput
          label={matchWords.source}
          list={listId}
          maxLength={limits.nameMaxChars}
          value={sourceName(mapping.source, sources)}
          error={fault('source')}
          hint={matchWords.sourceHint}
          autoComplete="off"
          onChange={(event) => change({ source: sourceOf(event.target.value, sources) })}
        />
        <datalist id={listId}>
          {sources
            .filter(({ kind }) => kind !== 'sample')
            .map(({ source_id, name }) => (
              <option key={source_id} value={name} />
            ))}
        </datalist>
        {hasDate && (
          <>
            <Select
              label={matchWords.dateOrder}
              options={orders
                .filter(([value]) => value !== '' || mapping.date_order === null)
                .map(([value, label]) => ({ value: value ?? '', label }))}
              value={mapping.date_order ?? ''}
              error={fault('date_order')}
              hint={run.date_note ?? undefined}
              onChange={(value) => change({ date_order: value === '' ? null : value })}
            />
            <Select
              label={matchWords.timeZone}
              options={timeZones(mapping.time_zone).map((zone) => ({
                value: zone,
                label: zone.replaceAll('_', ' '),
              }))}
              value={mapping.time_zone}
              error={fault('time_zone')}
              onChange={(time_zone) => change({ time_zone })}
            />
          </>
        )}
        {mapping.targets.includes('author_email') && !namesAccount(mapping) && (
          <div className={styles.whole}>
            <Checkbox
              label={
                <>
                  {matchWords.byDomain} <span className="sm mut">{matchWords.byDomainHint}</span>
                </>
              }
              checked={mapping.accounts_by_domain ?? false}
              onChange={(event) => change({ accounts_by_domain: event.target.checked })}
            />
          </div>
        )}
        {mapping.targets.includes('rating') && (
          <RatingScale
            scale={mapping.rating_scale}
            error={fault('rating_scale')}
            onChange={(rating_scale) => change({ rating_scale })}
          />
        )}
      </div>
    </section>
  );
}

function namesAccount({ targets }: ImportMapping): boolean {
  return targets.includes('account_name') || targets.includes('account_id');
}

/** The zones this browser knows, with the chosen one among them in any case. */
function timeZones(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  const all = known.includes('UTC') ? known : ['UTC', ...known];
  return all.includes(chosen) ? all : [chosen, ...all];
}
