import { contrastRatio, graphicContrast, readHex, textContrast } from '@spruce/validators/colors'

/** How well white text can be read: always, only when large, hardly. */
export type ContrastLevel = 'good' | 'large' | 'poor'

/** Judges white text on a hex colour (WCAG 2.2, AA); undefined for what is no colour. */
export function whiteTextOn(color: string): { ratio: number; level: ContrastLevel } | undefined {
  if (!readHex(color)) return undefined
  const ratio = contrastRatio(color, '#ffffff')
  const level = ratio >= textContrast ? 'good' : ratio >= graphicContrast ? 'large' : 'poor'
  return { ratio, level }
}

/** `1677fe`, `＃1677fe` and `#17F` as `#1677FE` and `#1177FF`; anything else as it was typed. */
export function readColor(text: string): string {
  const plain = text.normalize('NFKC').trim().replace(/^#?/, '#').toUpperCase()
  if (!readHex(plain)) return text
  return plain.length === 4 ? plain.replaceAll(/[\dA-F]/g, (digit) => digit + digit) : plain
}
