import { actionsOf } from '@spruce/shell-ui'
import { refreshBin } from './recycleBinQueries.js'
import { recycleBinResource } from './recycleBinResource.js'
import type { Recycled, RecycleBinSource } from './recycleBinSource.js'
import { purgeGone, purgeMany, restoreMany, restoreOne, restoreOneTo } from './recycleBinWork.js'

/** How many go or come back by one action, a hundred with each call. */
const max = 2_000

/**
 * What a person may do with one record, and with the selected ones.
 * @param sayError says an error that is none of a record
 */
export function recycleBinActions(source: RecycleBinSource, sayError: (error: unknown) => string) {
  const { bulkAction, confirmAction, rowAction } = actionsOf(recycleBinResource(source))
  const { restorePermission, purgePermission } = source
  const purge = confirmAction({
    label: 'purge',
    permission: purgePermission,
    danger: true,
    question: ({ t }, { name }) => ({ title: t.purgeQuestion(name), message: t.purgeText }),
    run: (context, row) => purgeGone(context, [row], source),
    done: ({ t, client }, { name }) => {
      refreshBin(client, [])
      return t.purged(name)
    },
  })
  return {
    row: [
      rowAction({
        label: 'restore',
        permission: restorePermission,
        run: (context, row) => restoreOne(context, row, source, sayError),
      }),
      ...(source.placeDialog
        ? [
            rowAction({
              label: 'restoreTo',
              permission: restorePermission,
              isVisible: hasPlace,
              run: (context, row) => restoreOneTo(context, row, source, sayError),
            }),
          ]
        : []),
      purge,
    ],
    bulk: [
      bulkAction({
        label: 'restore',
        permission: restorePermission,
        max,
        run: (context, rows) => restoreMany(context, newestFirst(rows), source),
      }),
      bulkAction({
        label: 'purge',
        permission: purgePermission,
        danger: true,
        max,
        run: (context, rows) =>
          rows[1] ? purgeMany(context, rows, source) : purge.run(rows[0], context),
      }),
    ],
  }
}

/** Whether a record stands in a department. */
function hasPlace({ kind }: Recycled): boolean {
  return kind === 'members' || kind === 'departments'
}

/** What stood below another was removed before it, and comes after it. */
function newestFirst(rows: readonly Recycled[]): Recycled[] {
  return rows.toSorted(
    (one, other) => other.removedAt.localeCompare(one.removedAt) || other.id.localeCompare(one.id),
  )
}
