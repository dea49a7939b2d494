import {
  defineAnimationStyles,
  defineGlobalStyles,
  defineKeyframes,
  defineLayerStyles,
  defineTextStyles,
} from '@chakra-ui/react/styled-system'
import {
  animationStyles as chakraAnimations,
  keyframes as chakraKeyframes,
} from '@chakra-ui/react/theme'

/** 14/22 body, 12/18 secondary, 16/24 dialog title, 20/28 page title. */
export const textStyles = defineTextStyles({
  '2xs': { value: { fontSize: '2xs', lineHeight: '1rem' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1.125rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.375rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.625rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.75rem' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '2rem' } },
  body: { value: { fontSize: 'sm', lineHeight: '1.375rem' } },
  secondary: { value: { fontSize: 'xs', lineHeight: '1.125rem' } },
  title: { value: { fontSize: 'md', lineHeight: '1.5rem', fontWeight: 'semibold' } },
  pageTitle: { value: { fontSize: 'xl', lineHeight: '1.75rem', fontWeight: 'semibold' } },
  label: { value: { fontSize: 'sm', lineHeight: '1.375rem', fontWeight: 'medium' } },
  none: { value: {} },
})

/** Styles that recipes share. */
export const layerStyles = defineLayerStyles({
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
  none: { value: {} },
})

/** Entrances and exits of floating things. */
export const animationStyles = defineAnimationStyles({ ...chakraAnimations })

/** Only the movements that a recipe of ours names. */
export const keyframes = defineKeyframes(
  Object.fromEntries(
    Object.entries(chakraKeyframes).filter(([name]) => /^(spin|pulse|fade|scale|slide)/.test(name)),
  ),
)

/** The document itself. */
export const globalCss = defineGlobalStyles({
  // Where the tokens stand, not on every element as the engine's own: that is inherited, and costs nothing.
  'html, .sp-theme': {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg.subtle',
    fontSize: '100%',
    colorPalette: 'accent',
    colorScheme: 'light',
    scrollbarColor: 'var(--sp-colors-border-emphasized) transparent',
  },
  body: { textStyle: 'body' },
  'html.dark, .sp-theme.dark': { colorScheme: 'dark' },
  '.sp-theme': { color: 'fg', bg: 'bg.subtle', colorPalette: 'accent' },
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle' },
  '*::selection': { bg: 'accent.emphasized/60' },
  ':focus-visible': { outlineColor: 'accent.focusRing' },
  '*, *::before, *::after': {
    // None instead of very short ones: Chromium can leave what fades in for 0.01 ms unpainted.
    _motionReduce: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
})
