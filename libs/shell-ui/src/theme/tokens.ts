import { defineTokens } from '@chakra-ui/react/styled-system'
import { layout, messageBoxLayer } from './layout.js'
import { scales } from './palettes.js'

type Tokens<Key extends string> = Record<Key, { value: string }>

function values<const Key extends string>(record: Readonly<Record<Key, string>>): Tokens<Key> {
  const entries = Object.entries<string>(record).map(([key, value]) => [key, { value }])
  return Object.fromEntries(entries) as Tokens<Key>
}

/** Chakra's spacing steps: one step is 4 px, and its half steps. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40,
  44, 48, 52, 56, 60, 64, 72, 80, 96,
]
const spacing = Object.fromEntries(steps.map((step) => [String(step), `${step * 0.25}rem`]))

const pixels = Object.fromEntries(Object.entries(layout).map(([name, size]) => [name, `${size}px`]))

/** Primitive tokens. Components name semantic tokens; these exist for them. */
export const tokens = defineTokens({
  colors: {
    white: { value: '#FFFFFF' },
    black: { value: '#000000' },
    transparent: { value: 'transparent' },
    current: { value: 'currentcolor' },
    ...(Object.fromEntries(
      Object.entries(scales).map(([name, scale]) => [
        name,
        values(scale as Record<string, string>),
      ]),
    ) as Record<keyof typeof scales, Tokens<string>>),
  },
  spacing: { px: { value: '1px' }, 0: { value: '0px' }, ...values(spacing) },
  sizes: {
    px: { value: '1px' },
    0: { value: '0px' },
    ...values(spacing),
    ...values(pixels),
    frame: { value: `calc(100dvh - ${layout.topBar}px)` },
    full: { value: '100%' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    fit: { value: 'fit-content' },
    prose: { value: '60ch' },
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    md: { value: '28rem' },
    lg: { value: '32rem' },
    xl: { value: '36rem' },
    '2xl': { value: '42rem' },
    '4xl': { value: '56rem' },
    breakpointMd: { value: '768px' },
  },
  radii: values({
    none: '0',
    '2xs': '2px',
    xs: '3px',
    sm: '4px',
    md: '6px',
    lg: '8px',
    xl: '12px',
    full: '9999px',
  }),
  fonts: {
    body: {
      value:
        'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif',
    },
    heading: {
      value:
        'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif',
    },
    mono: {
      value:
        'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", "Noto Sans SC", monospace',
    },
  },
  fontSizes: values({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ shorter: '1.25', short: '1.375', moderate: '1.5', tall: '1.625' }),
  letterSpacings: values({ tight: '-0.01em', wide: '0.025em', widest: '0.1em' }),
  durations: values({
    fastest: '50ms',
    faster: '100ms',
    fast: '120ms',
    moderate: '150ms',
    slow: '180ms',
    slower: '200ms',
    slowest: '200ms',
  }),
  easings: values({
    'ease-out': 'cubic-bezier(0.16, 1, 0.3, 1)',
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.16, 1, 0.3, 1)',
  }),
  animations: values({
    spin: 'spin 0.8s linear infinite',
    pulse: 'pulse 1.6s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  cursor: values({
    button: 'pointer',
    checkbox: 'pointer',
    disabled: 'not-allowed',
    menuitem: 'default',
    option: 'default',
    radio: 'pointer',
    slider: 'default',
    switch: 'pointer',
  }),
  zIndex: {
    base: { value: 0 },
    docked: { value: 10 },
    sticky: { value: 100 },
    dropdown: { value: 1000 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    messageBox: { value: messageBoxLayer },
    tooltip: { value: messageBoxLayer + 50 },
    toast: { value: messageBoxLayer + 77 },
  },
})
