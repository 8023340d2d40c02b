import { Fragment } from 'react';

/** A technical name that breaks after its own joints (`_`, `-`, `.`, `/`) where it has to. */
export function BreakableName({ name }: { name: string }) {
  return name.split(/(?<=[_\-./])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
