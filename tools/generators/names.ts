/** `price-list` → `PriceList`. */
export function toPascalCase(kebab: string): string {
  return kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** `price-list` → `priceList`. */
export function toCamelCase(kebab: string): string {
  const pascal = toPascalCase(kebab)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

/** `price-list` → `price list`, `priceList` → `price list`. */
export function toWords(name: string): string {
  return name
    .replaceAll('-', ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
}

/** `price-list` → `pricelist`: a permission code has letters only, before its colon and behind it. */
export function toPermission(kebab: string): string {
  return kebab.replaceAll(/[^a-z]/g, '')
}

/** An English plural, good enough for names in code: `reply` → `replies`, `box` → `boxes`. */
export function toPlural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}
