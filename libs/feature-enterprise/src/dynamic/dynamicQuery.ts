import { isTrue } from '@spruce/session'

/** What the address of the framework page says (specification 2.3). */
export interface DynamicQuery {
  /** The address to show. */
  url?: string
  /** What the tab is called. */
  name?: string
  /** Without the frame of the shell. */
  isonly?: 1
}

/** Reads the search part of an address. The router has read numbers and the like already. */
export function readDynamicQuery(search: Record<string, unknown>): DynamicQuery {
  const { url, name, isonly } = search
  return {
    ...(isText(url) && { url: String(url) }),
    ...(isText(name) && { name: String(name) }),
    ...(isTrue(isonly) && { isonly: 1 }),
  }
}

const isText = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)
