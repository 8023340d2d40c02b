import { ButtonLink } from '../../ui/inputs/button-link.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** What stands where the address names nobody. */
export function NotHere({
  title,
  sentence,
  to,
  all,
}: {
  title: string;
  sentence: string;
  to: string;
  all: string;
}) {
  return (
    <>
      <h1 className="vh">{title}</h1>
      <EmptyState
        sentence={sentence}
        action={
          <ButtonLink variant="ink" to={to}>
            {all}
          </ButtonLink>
        }
      />
    </>
  );
}
