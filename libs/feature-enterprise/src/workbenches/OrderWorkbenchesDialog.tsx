import { mutationOf } from '@spruce/api-client'
import { orderWorkbenches } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import { type DialogProps, ListDialog, useMessages } from '@spruce/shell-ui'
import { useMutation } from '@tanstack/react-query'
import { OrderList } from '../order/OrderList.js'
import { workbenchMessages } from './workbenchMessages.js'
import type { WorkbenchRow } from './workbenchQueries.js'

export interface OrderWorkbenchesDialogProps extends DialogProps<never> {
  /** The business workbenches, as they count now. */
  workbenches: readonly WorkbenchRow[]
}

/** Puts business workbenches in the order in which they count. Each move is saved at once. */
export function OrderWorkbenchesDialog({ workbenches, onClose }: OrderWorkbenchesDialogProps) {
  const t = useMessages(workbenchMessages)
  const order = useMutation(mutationOf(useApi(), orderWorkbenches))
  return (
    <ListDialog title={t.orderTitle} onClose={() => onClose()}>
      <OrderList
        items={workbenches.map(({ id, name, status }) => ({ id, name, note: t[status] }))}
        label={t.orderLabel}
        help={t.orderHelp}
        emptyText={t.none}
        moveLabel={t.move}
        movedText={t.movedTo}
        onOrder={(ids) => order.mutateAsync({ body: { ids: [...ids] } })}
      />
    </ListDialog>
  )
}
