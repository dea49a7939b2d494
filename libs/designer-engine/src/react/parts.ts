export { ComponentTree } from './ComponentTree.js'
export { Palette } from './Palette.js'
export type { PaletteItem, PaletteProps } from './Palette.js'
export { PlaceForm } from './PlaceForm.js'
