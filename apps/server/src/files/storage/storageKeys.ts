import { randomBytes } from 'node:crypto'

const pattern = /^([0-9a-z-]{1,40}\/[0-9a-f]{2}\/[0-9a-f]{32})(-[sml])?$/

/** A random name for an object of a tenant; says nothing of the file's own name or type. */
export function newStorageKey(tenantId: string): string {
  const name = randomBytes(16).toString('hex')
  return `${tenantId}/${name.slice(0, 2)}/${name}`
}

/** Where a smaller size of a picture lies. */
export function keyOfSize(key: string, size: 's' | 'm' | 'l'): string {
  return `${key}-${size}`
}

/** The key that a row would have: that of a size without its end. Undefined: none of ours. */
export function rowKeyOf(key: string): string | undefined {
  return pattern.exec(key)?.[1]
}

/** @throws when the key is none of ours: a key becomes a path or a URL */
export function assertStorageKey(key: string): string {
  if (!pattern.test(key)) throw new Error('Not a storage key')
  return key
}
