/** WCAG 2.2 minimum for text. */
export const textContrast = 4.5

/** WCAG 2.2 minimum for what must be seen but is not text: borders of fields, icons, focus rings. */
export const graphicContrast = 3

/** Reads `#rgb` or `#rrggbb`; undefined for anything else. Channels are 0 to 255. */
export function readHex(color: string): readonly [number, number, number] | undefined {
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color) ? color.slice(1) : undefined
  if (!hex) return undefined
  const full = hex.length === 3 ? hex.replaceAll(/./g, (digit) => digit + digit) : hex
  const channel = (at: number) => parseInt(full.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

/** Relative luminance (WCAG 2.2), 0 for black to 1 for white. Throws on what is no hex colour. */
export function luminance(color: string): number {
  const channels = readHex(color)
  if (!channels) throw new TypeError(`not a hex colour: ${color}`)
  const [red, green, blue] = channels.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two hex colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
