export {
  densities,
  isDensity,
  layout,
  messageBoxLayer,
  narrowWidth,
  rowHeights,
  times,
} from './layout.js'
export type { Density } from './layout.js'
export { cssPrefix, makeSystem, themeClass } from './makeSystem.js'
export {
  isPalette,
  oldDefaultColor,
  paletteOfThemeColor,
  palettes,
  primaryColor,
  sidebarToneOf,
} from './palettes.js'
export type { Palette, PlainPalette, SidebarTone } from './palettes.js'
