import type { BoardQuery } from './boardQuery.js'

/**
 * The address of the log that a board's figure counts, with the same customer and days.
 * @param path of the log, without a query
 * @public
 */
export function linkToLog(
  path: string,
  { customerId, from, to, success }: BoardQuery & { success?: 'yes' | 'no' },
): string {
  const search = new URLSearchParams(
    Object.entries({ customerId, from, to, success }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  ).toString()
  return search === '' ? path : `${path}?${search}`
}
