import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addBrowserParts } from '../../../testing/browser-parts.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { InstallScreen } from './install-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  addBrowserParts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[REC-1] who installs the recorder is told what is masked and what is not', async () => {
  fakeApi({ '/api/recordings/list_sites': { sites: [] } });
  renderScreen(<InstallScreen />, '/home/install-script', 'admin');
  const masked = await screen.findByRole('heading', { name: 'What is masked' });
  const notMasked = screen.getByRole('heading', { name: 'What is not masked' });
  expect(masked.nextElementSibling?.textContent).toMatch(
    /typed.*card numbers.*[Kk]eys, tokens and passwords/,
  );
  expect(notMasked.nextElementSibling?.textContent).toMatch(/Names of people.*identify and metadata/);
  expect(document.body.textContent).not.toContain('nothing private');
});
