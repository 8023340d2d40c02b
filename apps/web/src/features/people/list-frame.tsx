import { people } from '@earshot/contracts/people';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { send } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/api-problem.ts';
import { filterSize } from '../../lib/filter-params.ts';
import type { Narrowing, NarrowingParts } from '../../lib/narrowing.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Icon } from '../../ui/page/icon.tsx';
import { Narrowed, WhatIsSet } from '../../ui/page/narrowed.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whatAndWhy } from '../../ui/states/what-and-why.ts';
import { withListAddress, type ListAddress } from './people-address.ts';
import { listWords } from './people.words.ts';
import styles from './people-screen.module.css';

interface ListFrameProps<Order extends string> {
  what: 'people' | 'accounts';
  words: { title: string; lead: string; search: string; orders: Record<Order, string> };
  address: ListAddress<Order>;
  parts: NarrowingParts;
  /** Beside the export. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What surrounds a list of people or accounts: head, facets, search and order. The address holds it all. */
export function ListFrame<Order extends string>(props: ListFrameProps<Order>) {
  const { what, words, address, parts, actions, children } = props;
  const [search, setSearch] = useSearchParams();
  const [drawer, setDrawer] = useState(false);
  const orders = Object.entries(words.orders) as [Order, string][];
  const usual = orders[0]?.[0] ?? '';
  const change = (next: Partial<ListAddress<string>>) =>
    setSearch(withListAddress(search, next, usual), {
      preventScrollReset: true,
      replace: next.words !== undefined,
    });
  const narrowing: Narrowing = {
    filter: address.filter,
    counted: address.filter,
    onChange: (filter) => change({ filter }),
  };
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <>
            {actions}
            <ExportList what={what} address={address} />
          </>
        }
      />
      <WhatIsSet
        words={listWords}
        className={styles.chips}
        onOpen={() => setDrawer(true)}
        onClear={filterSize(address.filter) > 1 ? () => change({ filter: {} }) : null}
      >
        {parts.chips(narrowing)}
      </WhatIsSet>
      {address.unreadable.length > 0 && (
        <Alert meaning="warn">{listWords.unreadable(address.unreadable)}</Alert>
      )}
      <Narrowed
        title={listWords.narrow}
        panel={parts.facets(narrowing)}
        isOpen={drawer}
        onClose={() => setDrawer(false)}
      >
        <div className={styles.main}>
          <div className={styles.tools}>
            <TextInput
              label={words.search}
              hideLabel
              type="search"
              placeholder={words.search}
              value={address.words}
              onChange={(event) => change({ words: event.target.value })}
            />
            <Select
              label={listWords.order}
              hideLabel
              value={address.order}
              options={orders.map(([value, label]) => ({ value, label }))}
              onChange={(order) => change({ order })}
            />
          </div>
          {children}
        </div>
      </Narrowed>
    </>
  );
}

function ExportList({ what, address }: { what: 'people' | 'accounts'; address: ListAddress<string> }) {
  const { filter: filters, words: search } = address;
  const ticket = useMutation({
    mutationFn: () => send(people.export, { body: { what, filters, ...(search && { search }) } }),
    // The answer is an attachment: the page stays.
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => showToast(whatAndWhy(listWords.notExported, problemSentence(error))),
  });
  return (
    <Button onClick={() => ticket.mutate()} busy={ticket.isPending}>
      <Icon name="download" size="s" />
      {listWords.export}
    </Button>
  );
}
