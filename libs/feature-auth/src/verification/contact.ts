import { normalizeInput } from '@spruce/validators'

/** Full-width characters and spaces, as a Chinese keyboard makes them, are what they look like. */
export function contactOf(value: string): string {
  return normalizeInput(value, /[@＠]/.test(value) ? 'email' : 'phone')
}

/** A code as it was pasted: with full-width digits, spaces or hyphens. */
export function codeOf(value: string): string {
  return normalizeInput(value, 'code')
}

/** Six digits. */
export function isCode(value: string): boolean {
  return /^\d{6}$/.test(codeOf(value))
}
