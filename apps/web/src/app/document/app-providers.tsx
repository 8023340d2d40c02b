import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ToastRegion } from '../../ui/overlays/toast.tsx';
import { createQueryClient } from './query-client.ts';
import { cssVariables, theme } from './theme.ts';
import './mantine.css';

/** What the screens behind login need around them: the theme, the cache of answers and the place for toasts. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        {children}
        <ToastRegion />
      </QueryClientProvider>
    </MantineProvider>
  );
}
