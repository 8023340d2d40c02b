import { lazy, Suspense, useState, type ComponentType, type JSX } from 'react';

/**
 * A dialog, drawer or the like whose code is loaded when it is first opened. Once loaded it stays, so that closing it gives the
 * focus back to where it was.
 */
export function onDemand<Props extends { opened: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded: ComponentType<JSX.IntrinsicAttributes & Props> = lazy(async () => ({
    default: await load(),
  }));
  return function OnDemand(props: Props) {
    const { opened } = props;
    const [wasOpened, setWasOpened] = useState(opened);
    if (opened && !wasOpened) setWasOpened(true);
    if (!wasOpened) return null;
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
