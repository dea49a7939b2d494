import { randomInt } from 'node:crypto'

/** Kinds of characters, without those that are mistaken for each other on paper. */
const kinds = [
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  'abcdefghijkmnpqrstuvwxyz',
  '23456789',
  '!@#%*+?',
] as const
const length = 12

/** A password for one use: 12 characters, every kind among them, about 70 bits. */
export function oneTimePassword(): string {
  const all = kinds.join('')
  const characters = [
    ...kinds.map((kind) => pick(kind)),
    ...Array.from({ length: length - kinds.length }, () => pick(all)),
  ]
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    const moved = characters[last] ?? ''
    characters[last] = characters[other] ?? ''
    characters[other] = moved
  }
  return characters.join('')
}

function pick(characters: string): string {
  return characters.charAt(randomInt(characters.length))
}
