import { randomInt } from 'node:crypto'

/** Digits and letters that nobody mistakes for each other. */
const characters = '23456789abcdefghjkmnpqrstuvwxyz'
const length = 12

/** A login name for somebody who was given none: `u` and 12 random characters, about 59 bits. */
export function newLoginName(): string {
  const random = Array.from({ length }, () => characters.charAt(randomInt(characters.length)))
  return `u${random.join('')}`
}
