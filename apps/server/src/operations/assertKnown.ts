import { unprocessable, wrongField } from '../http/errors.js'

/**
 * For ids in a body whose form has a field for them. Where something of that id is, if anywhere, does
 * not show.
 *
 * @param path of the list in the body
 * @param known those of some ids that there are
 * @param before what stands there already is not asked again: nobody has to mend what somebody else
 * took away
 * @throws 422 INVALID_REFERENCE with the place of the first that there is not, as in `tenantIds[1]`
 */
export async function assertKnown(
  path: string,
  ids: readonly string[],
  known: (ids: readonly string[]) => Promise<string[]>,
  before: readonly string[] = [],
): Promise<void> {
  const fresh = ids.filter((id) => !before.includes(id))
  if (fresh.length === 0) return
  const found = await known(fresh)
  const missing = fresh.find((id) => !found.includes(id))
  if (missing === undefined) return
  const place = `${path}[${String(ids.indexOf(missing))}]`
  throw unprocessable('INVALID_REFERENCE', [wrongField(place, 'gone')])
}
