import { limits } from '@earshot/contracts/limits';
import { createTheme, type CSSVariablesResolver } from '@mantine/core';

const fontUi = 'var(--font-ui)';

/** The tokens in Mantine's words. Colours are given as variables, so both schemes stay in tokens.css. */
export const theme = createTheme({
  colors: {
    ink: [
      '#EDF2EE',
      '#E7ECE6',
      '#DAE1DA',
      '#B9C4BC',
      '#7E8B84',
      '#55625B',
      '#3B4842',
      '#26332D',
      '#15201B',
      '#0E1512',
    ],
    lamp: [
      '#FFF9E0',
      '#FFF1B3',
      '#FFE885',
      '#FFDF5F',
      '#FFD43A',
      '#F8C61A',
      '#DDA900',
      '#A87F00',
      '#6F5500',
      '#473B0C',
    ],
    baize: [
      '#F3F8F4',
      '#DCE9E1',
      '#BCD0C5',
      '#8FB0A0',
      '#5E8A77',
      '#2F5C4D',
      '#194638',
      '#10352B',
      '#0A231C',
      '#071812',
    ],
  },
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 0 },
  autoContrast: true,
  fontFamily: fontUi,
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '460' },
  defaultRadius: 6,
  respectReducedMotion: true,
  cursorType: 'pointer',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  breakpoints: {
    xs: '24.375em',
    sm: '48em',
    md: `${limits.menuBreakpointPx / 16}em`,
    lg: '75em',
    xl: '88em',
  },
});

const roles = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--ink)',
  '--mantine-color-default': 'var(--sheet)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-color-default-hover': 'var(--wash-2)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--good)',
};

/** The same roles in both schemes: what they stand for changes by itself. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles });
