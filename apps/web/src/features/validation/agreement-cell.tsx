import type { Agreement, CheckKind } from '@earshot/contracts/validation';
import { NumberLink } from '../../ui/text/number-link.tsx';
import { comparedPath } from './check-paths.ts';
import { reportWords } from './validation.words.ts';

/** How often two people said the same of the same thing: both counts open their things. */
export function AgreementCell({ kind, agreement }: { kind: CheckKind; agreement: Agreement }) {
  const { pairs, same, different, share, kappa } = agreement;
  if (share === null) return <span className="mut">{reportWords.noPairs}</span>;
  return (
    <span>
      {reportWords.agree(share)}
      <span className="xs mut">
        {' '}
        <NumberLink value={same} to={comparedPath(kind, 'same')} label={reportWords.agreeing(same)} />
        {' of '}
        {pairs},{' '}
        <NumberLink
          value={different}
          to={comparedPath(kind, 'different')}
          label={reportWords.differing(different)}
        />
        {' differ'}
        {kappa !== null && <span title={reportWords.kappaHint}>, {reportWords.kappa(kappa)}</span>}
      </span>
    </span>
  );
}
