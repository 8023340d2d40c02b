import { createRoot, type Root } from 'react-dom/client';
import { ContactDialog } from './contact-dialog.tsx';

let root: Root | undefined;

/** Opens the one Contact Us dialog of the page, which stands outside of whatever drew the page. */
export function openContact(): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  show(true);
}

function show(isOpen: boolean): void {
  root?.render(<ContactDialog isOpen={isOpen} onClose={() => show(false)} />);
}
