import { mutationOf } from '@spruce/api-client'
import { retryBusinessDelivery } from '@spruce/api-client/operations'
import { actionsOf, defineDialog } from '@spruce/shell-ui'
import { DeliveryDialog } from './DeliveryDialog.js'
import { deliveryResource } from './deliveryResource.js'

/** One delivery, with its recipients. */
export const deliveryDialog = defineDialog(DeliveryDialog)
const { confirmAction, rowAction } = actionsOf(deliveryResource)

/** With one of them, in its row. */
export const deliveryRowActions = [
  rowAction({
    label: 'view',
    permission: 'businessidentity:list',
    run: ({ open }, { id, name }) => open(deliveryDialog, { id, name }),
  }),
  confirmAction({
    label: 'retry',
    permission: 'businessidentity:publish',
    isVisible: ({ counts }) => counts.failed > 0,
    question: ({ t }, { name, counts }) => ({
      title: t.retryQuestion(name),
      message: t.retryText(counts.failed),
      confirmLabel: t.retry,
    }),
    run: ({ api, send }, { id }) =>
      send(mutationOf(api, retryBusinessDelivery), { path: { id }, body: {} }),
    done: ({ t }, _row, result) => t.retried(result.retried),
  }),
]
