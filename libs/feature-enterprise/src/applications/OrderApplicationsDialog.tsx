import { mutationOf } from '@spruce/api-client'
import { orderApps } from '@spruce/api-client/operations'
import { useApi } from '@spruce/session/react'
import { type DialogProps, ListDialog, useLanguage, useMessages } from '@spruce/shell-ui'
import { useMutation } from '@tanstack/react-query'
import { OrderList } from '../order/OrderList.js'
import { applicationMessages } from './applicationMessages.js'
import type { Application } from './applicationQueries.js'

export interface OrderApplicationsDialogProps extends DialogProps<never> {
  /** As they stand now. */
  applications: readonly Application[]
}

/** Puts applications in an order, by dragging or by keys. Each move is saved at once. */
export function OrderApplicationsDialog({ applications, onClose }: OrderApplicationsDialogProps) {
  const t = useMessages(applicationMessages)
  const language = useLanguage()
  const order = useMutation(mutationOf(useApi(), orderApps))
  return (
    <ListDialog title={t.orderTitle} onClose={() => onClose()}>
      <OrderList
        items={applications.map(({ appCode, name, kind }) => ({
          id: appCode,
          name: name[language],
          note: t[kind],
        }))}
        label={t.orderLabel}
        help={t.orderHelp}
        emptyText={t.noOwn}
        moveLabel={t.move}
        movedText={t.movedTo}
        onOrder={(ids) => order.mutateAsync({ body: { appCodes: [...ids] } })}
      />
    </ListDialog>
  )
}
