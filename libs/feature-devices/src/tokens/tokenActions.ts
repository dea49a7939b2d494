import { mutationOf } from '@spruce/api-client'
import {
  addDeviceToken,
  listDeviceTokenHistory,
  removeDeviceTokens,
  rotateDeviceToken,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { actionsOf, confirmDialog, defineDialog, deleteWord } from '@spruce/shell-ui'
import { TokenFormDialog } from './TokenFormDialog.js'
import { tokenMessages } from './tokenMessages.js'
import type { Token } from './tokenQueries.js'
import { tokenResource } from './tokenResource.js'
import { TokenSecretDialog } from './TokenSecretDialog.js'

const formDialog = defineDialog(TokenFormDialog)
const secretDialog = defineDialog(TokenSecretDialog)
const { bulkAction, confirmAction, pageAction, rowAction } = actionsOf(tokenResource)

/** On the page itself. */
export const tokenPageActions = [
  pageAction({
    label: 'add',
    permission: 'devicetoken:edit',
    primary: true,
    run: async ({ api, open, send }) => {
      const made = await open(formDialog, {
        onSubmit: ({ name, scope, areaId, deviceId }) =>
          send(
            { ...mutationOf(api, addDeviceToken), gcTime: 0 }, // the token must not stay in the cache
            {
              body: {
                name: name.trim(),
                ...(scope === 'area' && areaId !== null && { areaId }),
                ...(scope === 'device' && deviceId !== null && { deviceId }),
              },
            },
          ),
      })
      if (made) await open(secretDialog, { name: made.record.name, token: made.token })
    },
  }),
]

/** With one of them. */
export const tokenRowActions = [
  rowAction({
    label: 'rotate',
    permission: 'devicetoken:edit',
    run: async ({ api, open, send, t, language }, { id, name, version }) => {
      const made: { token: string }[] = []
      await open(confirmDialog, {
        title: t.rotateQuestion(name),
        message: t.rotateText,
        confirmLabel: tokenMessages[language].rotate,
        onConfirm: async () => {
          const options = { ...mutationOf(api, rotateDeviceToken), gcTime: 0 }
          made.push(await send(options, { path: { id }, body: { version } }))
        },
      })
      const [replaced] = made
      if (replaced) await open(secretDialog, { name, token: replaced.token })
    },
  }),
  historyAction<Token>({
    source: recordHistory(listDeviceTokenHistory, 'devicetoken:edit'),
    nameOf: ({ name }) => name,
  }),
  confirmAction({
    label: 'remove',
    permission: 'devicetoken:edit',
    danger: true,
    question: ({ t }, { name }) => ({ title: t.removeQuestion(name), message: t.removeText }),
    run: ({ api, send }, { id }) =>
      send(mutationOf(api, removeDeviceTokens), { body: { ids: [id] } }),
    done: ({ t, list }) => {
      list?.clearSelection()
      return t.removed(1)
    },
  }),
]

/** With those that are selected. */
export const tokenBulkActions = [
  bulkAction({
    label: 'remove',
    permission: 'devicetoken:edit',
    danger: true,
    max: 100, // `maxItems` of the ids in the contract
    question: ({ t }, tokens) => ({
      title: tokens[1] ? t.removeManyQuestion(tokens.length) : t.removeQuestion(tokens[0].name),
      message: t.removeText,
      ...(tokens[1] && { requireText: deleteWord }),
    }),
    run: ({ api, send }, tokens) =>
      send(mutationOf(api, removeDeviceTokens), { body: { ids: tokens.map(({ id }) => id) } }),
    done: ({ t }, tokens) => t.removed(tokens.length),
  }),
]
