/** How a picture is looked at: its size against what fits, turned by quarters, moved by pixels. */
export interface ImageView {
  scale: number
  quarters: number
  x: number
  y: number
}

/** As large as fits. */
export const wholeImage: ImageView = { scale: 1, quarters: 0, x: 0, y: 0 }

/** Smallest and largest size against what fits. */
export const scaleLimits = { least: 0.25, most: 8 } as const

/** Zooms by a factor; at or below what fits it is in the middle again. */
export function zoomBy(view: ImageView, factor: number): ImageView {
  const scale = Math.min(Math.max(view.scale * factor, scaleLimits.least), scaleLimits.most)
  return scale <= 1 ? { ...view, scale, x: 0, y: 0 } : { ...view, scale }
}

/** Turns by quarters to the right, or to the left when negative. */
export function turnBy(view: ImageView, quarters: number): ImageView {
  return { ...view, quarters: view.quarters + quarters }
}

/** Moves what is larger than fits. */
export function moveBy(view: ImageView, x: number, y: number): ImageView {
  return view.scale > 1 ? { ...view, x: view.x + x, y: view.y + y } : view
}

/** As a CSS transform. */
export function transformOf({ scale, quarters, x, y }: ImageView): string {
  return `translate(${x}px, ${y}px) rotate(${quarters * 90}deg) scale(${scale})`
}
