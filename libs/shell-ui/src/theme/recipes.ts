import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import {
  checkboxSlotRecipe,
  checkmarkRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  inputRecipe,
  menuSlotRecipe,
  popoverSlotRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme'

/** Buttons: 32 px as a rule, 28 in tables and toolbars of panels, 40 on public pages; 44 on touch. */
export const button = defineRecipe({
  className: 'sp-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'l2',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    outline: '0',
    isolation: 'isolate',
    fontWeight: 'medium',
    transitionProperty: 'background-color, border-color, color, box-shadow, opacity',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: '0' },
  },
  variants: {
    size: {
      '2xs': { h: '6', minW: '6', textStyle: 'xs', px: '1.5', gap: '1', _icon: { boxSize: '3.5' } },
      xs: {
        h: 'controlSmall',
        minW: 'controlSmall',
        textStyle: 'xs',
        px: '2.5',
        gap: '1',
        _icon: { boxSize: '3.5' },
      },
      sm: {
        h: 'control',
        minW: 'control',
        textStyle: 'sm',
        px: '3',
        gap: '1.5',
        _icon: { boxSize: '4' },
      },
      md: {
        h: 'control',
        minW: 'control',
        textStyle: 'sm',
        px: '4',
        gap: '1.5',
        _icon: { boxSize: '4' },
      },
      lg: { h: '10', minW: '10', textStyle: 'sm', px: '5', gap: '2', _icon: { boxSize: '4.5' } },
      xl: { h: '11', minW: '11', textStyle: 'md', px: '5', gap: '2', _icon: { boxSize: '5' } },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, black)' },
        _active: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 80%, black)' },
        _expanded: { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, black)' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      surface: {
        bg: 'bg',
        color: 'colorPalette.fg',
        borderColor: 'border.emphasized',
        boxShadow: 'xs',
        _hover: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted' },
      },
      outline: {
        bg: 'bg',
        borderColor: 'border.emphasized',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle', borderColor: 'colorPalette.border' },
        _active: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        bg: 'transparent',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _active: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: { color: 'colorPalette.fg', h: 'auto', minW: '0', px: '0' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})

const control = {
  height: 'control',
  minW: '0',
  bg: 'bg',
  color: 'fg',
  borderColor: 'border.control',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  '--focus-color': 'colors.accent.focusRing',
  '--focus-ring-width': '2px',
  '--focus-ring-offset': '-1px',
  _placeholder: { color: 'fg.subtle' },
  _hover: { borderColor: 'fg.subtle' },
  _readOnly: { bg: 'bg.subtle' },
} as const

/** Text inputs: 32 px (44 on touch), bordered at 3:1. */
export const input = defineRecipe({
  className: 'sp-input',
  base: { ...inputRecipe.base, ...control },
  variants: {
    size: {
      sm: { textStyle: 'sm', px: '2.5', '--input-height': 'sizes.control' },
      md: { textStyle: 'sm', px: '3', '--input-height': 'sizes.control' },
      lg: { textStyle: 'sm', px: '3', height: '10', '--input-height': 'sizes.10' },
    },
    variant: {
      outline: {
        borderWidth: '1px',
        focusVisibleRing: 'inside',
        focusRingColor: 'var(--focus-color)',
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

/** Text areas: like inputs, as high as their rows. */
export const textarea = defineRecipe({
  className: 'sp-textarea',
  base: { ...textareaRecipe.base, ...control, height: 'auto' },
  variants: {
    size: {
      md: { textStyle: 'sm', px: '3', py: '1.5', scrollPaddingBottom: '2' },
    },
    variant: {
      outline: {
        borderWidth: '1px',
        focusVisibleRing: 'inside',
        focusRingColor: 'var(--focus-color)',
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

/**
 * A dialog inside a dialog is a layer higher. What floats above a field learns its place before it
 * knows how many layers there are, so every dialog stays below all that floats.
 */
const dialogLayer = { '--dialog-z-index': 'zIndex.modal' }
const drawerLayer = { '--drawer-z-index': 'zIndex.modal' }

/**
 * Of what opens over the page, from its first frame on: over a dialog it would inherit from the body that nothing
 * takes the pointer, until its machine starts a frame later. The machine takes it from lower ones.
 */
const ofPointer = { pointerEvents: 'auto' }

const floating = {
  ...ofPointer,
  ...{ bg: 'bg.panel', color: 'fg', boxShadow: 'lg', borderRadius: 'l3' },
}

const slot = {
  dialog: defineSlotRecipe({
    ...dialogSlotRecipe,
    base: {
      ...dialogSlotRecipe.base,
      backdrop: { ...dialogSlotRecipe.base?.['backdrop'], ...dialogLayer, bg: 'bg.backdrop' },
      positioner: { ...dialogSlotRecipe.base?.['positioner'], ...dialogLayer },
      content: {
        ...dialogSlotRecipe.base?.['content'],
        ...dialogLayer,
        ...floating,
        boxShadow: 'xl',
      },
      header: { ...dialogSlotRecipe.base?.['header'], pt: '4', pb: '3', px: '6' },
      title: { textStyle: 'title' },
      body: { ...dialogSlotRecipe.base?.['body'], px: '6', pt: '1', pb: '5' },
      footer: {
        ...dialogSlotRecipe.base?.['footer'],
        px: '6',
        py: '3',
        borderTopWidth: '1px',
        borderColor: 'border.muted',
        gap: '2',
      },
    },
  }),
  drawer: defineSlotRecipe({
    ...drawerSlotRecipe,
    base: {
      ...drawerSlotRecipe.base,
      backdrop: { ...drawerSlotRecipe.base?.['backdrop'], ...drawerLayer, bg: 'bg.backdrop' },
      positioner: { ...drawerSlotRecipe.base?.['positioner'], ...drawerLayer },
      content: { ...drawerSlotRecipe.base?.['content'], ...drawerLayer, ...ofPointer },
      header: { ...drawerSlotRecipe.base?.['header'], px: '4', pt: '4', pb: '3' },
      title: { flex: '1', textStyle: 'title' },
      body: { ...drawerSlotRecipe.base?.['body'], px: '4' },
    },
  }),
  menu: defineSlotRecipe({
    ...menuSlotRecipe,
    base: {
      ...menuSlotRecipe.base,
      content: { ...menuSlotRecipe.base?.['content'], ...floating, minW: '40' },
      separator: { height: '1px', bg: 'border.muted', my: '1', mx: '-1' },
      itemGroupLabel: { px: '2', py: '1', textStyle: 'xs', color: 'fg.muted' },
    },
    variants: {
      ...menuSlotRecipe.variants,
      variant: { subtle: { item: { _highlighted: { bg: 'bg.muted' } } }, solid: {} },
      size: {
        sm: {
          content: { padding: '1', scrollPadding: '1' },
          item: { gap: '2', textStyle: 'xs', py: '1', px: '2', _icon: { boxSize: '3.5' } },
        },
        md: {
          content: { padding: '1', scrollPadding: '1' },
          item: {
            gap: '2',
            textStyle: 'sm',
            minH: 'control',
            py: '1',
            px: '2',
            _icon: { boxSize: '4', color: 'fg.muted' },
          },
        },
      },
    },
  }),
  popover: defineSlotRecipe({
    ...popoverSlotRecipe,
    base: {
      ...popoverSlotRecipe.base,
      content: { ...popoverSlotRecipe.base?.['content'], ...floating },
    },
    variants: {
      size: {
        xs: { content: { '--popover-padding': 'spacing.2' } },
        sm: { content: { '--popover-padding': 'spacing.3' } },
        md: { content: { '--popover-padding': 'spacing.4' } },
        lg: { content: { '--popover-padding': 'spacing.6' } },
      },
    },
  }),
  field: defineSlotRecipe({
    ...fieldSlotRecipe,
    base: {
      ...fieldSlotRecipe.base,
      root: { ...fieldSlotRecipe.base?.['root'], gap: '1' },
      label: { ...fieldSlotRecipe.base?.['label'], textStyle: 'sm', fontWeight: 'medium' },
      errorText: { ...fieldSlotRecipe.base?.['errorText'], fontWeight: 'normal' },
    },
  }),
  switch: defineSlotRecipe({
    slots: switchSlotRecipe.slots,
    className: 'chakra-switch',
    base: {
      ...switchSlotRecipe.base,
      root: { ...switchSlotRecipe.base?.['root'], colorPalette: 'accent' },
    },
    variants: {
      size: {
        sm: { root: { '--switch-width': 'sizes.7', '--switch-height': 'sizes.4' } },
        md: { root: { '--switch-width': 'sizes.9', '--switch-height': 'sizes.5' } },
      },
      variant: {
        solid: {
          control: {
            borderRadius: 'full',
            bg: 'border.control',
            focusVisibleRing: 'outside',
            _checked: { bg: 'colorPalette.solid' },
          },
          thumb: {
            bg: 'white',
            width: 'var(--switch-height)',
            height: 'var(--switch-height)',
            scale: '0.8',
            boxShadow: 'sm',
          },
        },
      },
    },
    defaultVariants: { variant: 'solid', size: 'md' },
  }),
  tooltip: defineSlotRecipe({
    ...tooltipSlotRecipe,
    base: {
      ...tooltipSlotRecipe.base,
      content: {
        ...tooltipSlotRecipe.base?.['content'],
        fontWeight: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  }),
  toast: defineSlotRecipe({
    slots: toastSlotRecipe.slots,
    className: 'chakra-toast',
    base: {
      ...toastSlotRecipe.base,
      root: {
        width: 'full',
        display: 'flex',
        alignItems: 'flex-start',
        position: 'relative',
        gap: '2.5',
        py: '3',
        ps: '4',
        pe: '9',
        translate: 'var(--x) var(--y)',
        scale: 'var(--scale)',
        zIndex: 'var(--z-index)',
        height: 'var(--height)',
        opacity: 'var(--opacity)',
        willChange: 'translate, opacity, scale',
        transition: 'translate 200ms, scale 200ms, opacity 200ms, height 200ms',
        transitionTimingFunction: 'ease-out',
        ...floating,
      },
      title: { textStyle: 'sm', fontWeight: 'medium', overflowWrap: 'anywhere' },
      description: { textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
      indicator: { flexShrink: '0', boxSize: '5' },
      closeTrigger: {
        position: 'absolute',
        top: '2',
        insetEnd: '2',
        padding: '1',
        borderRadius: 'l1',
        color: 'fg.muted',
        textStyle: 'md',
        focusVisibleRing: 'inside',
        _hover: { bg: 'bg.muted' },
        _icon: { boxSize: '1em' },
      },
      actionTrigger: {
        ...toastSlotRecipe.base?.['actionTrigger'],
        borderColor: 'border.emphasized',
      },
    },
  }),
  tabs: tabsSlotRecipe,
  checkbox: checkboxSlotRecipe,
}

/** Every recipe of the system: a component whose recipe is missing here renders unstyled. */
export const recipes = {
  button,
  input,
  textarea,
  checkmark: checkmarkRecipe,
  spinner: spinnerRecipe,
}

/** Recipes of components made of parts. */
export const slotRecipes = slot
