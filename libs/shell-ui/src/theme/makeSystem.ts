import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import {
  createSystem,
  defineConfig,
  defineConditions,
  type SystemContext,
} from '@chakra-ui/react/styled-system'
import { breakpoints } from '@chakra-ui/react/theme'
import { densities } from './layout.js'
import { palettes } from './palettes.js'
import { recipes, slotRecipes } from './recipes.js'
import { paletteCondition, semanticTokens } from './semanticTokens.js'
import { animationStyles, globalCss, keyframes, layerStyles, textStyles } from './styles.js'
import { tokens } from './tokens.js'

/** Every custom property of the product starts with `--sp-`. */
export const cssPrefix = 'sp'

/**
 * A subtree of this class gets the tokens anew, so a preview may be dark inside a light page:
 * `<div class="sp-theme dark">`.
 */
export const themeClass = 'sp-theme'

function attributeConditions(attribute: string, values: readonly string[]) {
  return values.map((value) => {
    const selector = `[data-${attribute}=${value}]`
    return [
      paletteCondition(value).replace('_palette', attribute),
      `${selector} &, ${selector} .${themeClass}:not([data-${attribute}])`,
    ] as const
  })
}

const conditions = defineConditions({
  dark: `.dark &, .dark .${themeClass}:not(.light) &`,
  light: `:root &, .light &`,
  coarse: '@media (pointer: coarse)',
  wide: '@media (min-width: 768px)',
  ...Object.fromEntries(attributeConditions('palette', [...palettes, 'own'])),
  ...Object.fromEntries(attributeConditions('density', densities)),
})

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: cssPrefix,
  cssVarsRoot: `:where(html, .${themeClass})`,
  conditions,
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    animationStyles,
    recipes,
    slotRecipes,
  },
})

/**
 * The product's design system: Chakra's engine with our tokens and only the recipes we use. The same
 * call feeds the browser and, at build time, the generator of `tokens.css` and `public.css`.
 */
export function makeSystem(): SystemContext {
  return createSystem(defaultBaseConfig, config)
}
