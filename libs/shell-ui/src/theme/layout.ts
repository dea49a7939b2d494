/** Sizes of the specification, section 9, in pixels. The same numbers are tokens (`sizes.topBar`, …). */
export const layout = {
  sidebar: 220,
  sidebarCollapsed: 56,
  topBar: 48,
  breadcrumb: 52,
  breadcrumbItem: 260,
  bodyMin: 1200,
  paginationBar: 56,
  operationFooter: 66,
  paginationSmall: 20,
  dialog: 800,
  dialogForm: 480,
  dialogConfirm: 416,
  dialogMinWidth: 400,
  dialogMinHeight: 300,
  searchList: 300,
} as const

/** Table densities; `comfortable` is the default (spec section 9). Value of `data-density` on `<html>`. */
export const densities = ['compact', 'comfortable', 'spacious'] as const

/** See {@link densities}. */
export type Density = (typeof densities)[number]

/** Row heights in pixels: "56, 48 and 36px for large, medium and mini" (spec section 9). */
export const rowHeights: Readonly<Record<Density, number>> = {
  compact: 36,
  comfortable: 48,
  spacious: 56,
}

/** `z-index` of message boxes (spec section 9). */
export const messageBoxLayer = 2223

/** Below this width rows become cards, the sidebar a drawer and dialogs fill the screen. */
export const narrowWidth = 768

/** Milliseconds (spec section 9); skeletons wait, so that a fast answer never flashes. */
export const times = {
  toast: 3000,
  toastError: 5000,
  debounce: 500,
  skeleton: 150,
} as const

/** True for a name of a density. */
export function isDensity(value: unknown): value is Density {
  return densities.includes(value as Density)
}
