import type { ConnectionKindFacts } from '@earshot/contracts/connections';
import { connectionGroups } from '@earshot/contracts/connections';
import { useState } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import styles from './connections.module.css';
import { connectionWords as words } from './connections.words.ts';
import { useMayConnect } from './use-may-connect.ts';

/** All systems that can be connected, by kind. */
export function Gallery({ kinds }: { kinds: readonly ConnectionKindFacts[] }) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ConnectionKindFacts | null>(null);
  const mayConnect = useMayConnect();
  const found = kinds.filter((kind) => matches(kind, search));
  return (
    <section className={styles.section}>
      <h2 className="h rule-head">{words.gallery}</h2>
      <div className="row wrap between">
        <p className="sec">{mayConnect ? words.galleryLead : words.adminsOnly}</p>
        <div className={styles.search}>
          <TextInput
            label={words.search}
            hideLabel
            small
            type="search"
            placeholder={words.search}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      </div>
      {found.length === 0 && <p className="mut">{words.noneFound}</p>}
      {connectionGroups.map((group) => {
        const kindsOfGroup = found.filter((kind) => kind.group === group);
        if (kindsOfGroup.length === 0) return null;
        return (
          <div key={group} className="col g2">
            <h3 className={styles.group}>{words.groups[group]}</h3>
            <ul className={styles.kinds}>
              {kindsOfGroup.map((kind) => (
                <li key={kind.kind} className={`card ${styles.kind}`}>
                  <h4 className="b">{kind.name}</h4>
                  <dl className={styles.facts}>
                    <dt className="vh">{words.brings}</dt>
                    <dd>{kind.brings}</dd>
                    <dt>{words.needs}</dt>
                    <dd>{kind.needs}</dd>
                  </dl>
                  {mayConnect && (
                    <div>
                      <Button
                        size="sm"
                        aria-label={words.connectOf(kind.name)}
                        onClick={() => setChosen(kind)}
                      >
                        {words.connect}
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <ConnectDialog kind={chosen} onClose={() => setChosen(null)} />
    </section>
  );
}

function matches({ name, group, brings }: ConnectionKindFacts, search: string): boolean {
  const text = `${name} ${words.groups[group]} ${brings}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
