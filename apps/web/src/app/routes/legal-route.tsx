import { useLocation } from 'react-router';
import { LegalPage } from '../../public/documents/legal-page.tsx';

/** The legal text at the present address. */
export function LegalRoute() {
  return <LegalPage pathname={useLocation().pathname} />;
}
