import { operationManifest } from '../manifest.js'
import type { BoardQuery } from './boardQuery.js'

/** The address of the log that a board's figure counts, with the same customer and days. */
export function linkToLog(
  log: 'login' | 'app',
  { customerId, from, to, success }: BoardQuery & { success?: 'yes' | 'no' },
): string {
  const search = new URLSearchParams(
    Object.entries({ customerId, from, to, success }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  ).toString()
  const path = `${operationManifest.basePath}/base/log/${log}`
  return search === '' ? path : `${path}?${search}`
}
