import { mutationOf, queryOf, tagKey } from '@spruce/api-client'
import {
  getOauthClient,
  removeOauthClient,
  resetOauthSecret,
  saveOauthClient,
} from '@spruce/api-client/operations'
import {
  type ActionContext,
  actionsOf,
  type DataColumn,
  defineDialog,
  toast,
} from '@spruce/shell-ui'
import { applicationSearch } from './applicationQuery.js'
import { OauthClientDialog } from './OauthClientDialog.js'
import { bodyOfClient, explainingRedirect, type OauthClient } from './oauthDraft.js'
import { oauthMessages, type OauthTexts } from './oauthMessages.js'
import { OauthSecretDialog } from './OauthSecretDialog.js'

/** An application, and how it signs people in: null where it does not. */
export interface SignIn {
  /** Of the application. */
  id: string
  name: string
  client: OauthClient | null
}

const formDialog = defineDialog(OauthClientDialog)
const secretDialog = defineDialog(OauthSecretDialog)
const noColumns: readonly DataColumn<SignIn>[] = []
const { confirmAction, rowAction } = actionsOf({
  messages: oauthMessages,
  search: applicationSearch,
  columns: noColumns,
  key: tagKey(getOauthClient),
})

/** With the sign-in of an application. */
export const oauthActions = [
  rowAction({
    label: 'setUp',
    permission: 'app:edit',
    isVisible: ({ client }) => client === null,
    run: (context, signIn) => edit(context, signIn),
  }),
  rowAction({
    label: 'change',
    permission: 'app:edit',
    isVisible: ({ client }) => client !== null,
    run: (context, signIn) => edit(context, signIn),
  }),
  confirmAction({
    label: 'reset',
    permission: 'app:edit',
    danger: true,
    isVisible: ({ client }) => client !== null,
    question: ({ t }, { name }) => ({ title: t.resetQuestion(name), message: t.resetText }),
    run: async ({ api, open, send }, { id, name, client }) => {
      const { clientSecret } = await send(mutationOf(api, resetOauthSecret), {
        path: { id },
        body: { version: client?.version ?? 0 },
      })
      if (client && clientSecret !== null) {
        void open(secretDialog, { name, clientId: client.clientId, secret: clientSecret })
      }
    },
  }),
  confirmAction({
    label: 'remove',
    permission: 'app:edit',
    danger: true,
    isVisible: ({ client }) => client !== null,
    question: ({ t }, { name }) => ({ title: t.removeQuestion(name), message: t.removeText }),
    run: ({ api, send }, { id }) =>
      send(mutationOf(api, removeOauthClient), { path: { id }, body: {} }),
    done: ({ t }, _signIn, { sessions }) => t.removed(sessions),
  }),
]

/** Saves by the form; the secret that a save makes is shown once the form has closed. */
async function edit(
  { api, client: cache, open, read, send, t }: ActionContext & { t: OauthTexts },
  { id, name, client }: SignIn,
) {
  const secrets: string[] = []
  const saved = await open(formDialog, {
    name,
    ...(client && { oauthClient: client }),
    onSubmit: (draft, { version } = { changes: {}, version: 0 }) =>
      explainingRedirect(async () => {
        const answer = await send(mutationOf(api, saveOauthClient), {
          path: { id },
          body: bodyOfClient(draft, client ? version : undefined),
        })
        if (answer.clientSecret !== null) secrets.push(answer.clientSecret)
        return answer.client
      }, t),
    onReload: async () => {
      const latest = await read(queryOf(api, getOauthClient, { path: { id } }))
      await cache.invalidateQueries({ queryKey: tagKey(getOauthClient) })
      if (!latest) throw new Error('The sign-in was removed meanwhile.')
      return latest
    },
  })
  if (!saved) return
  toast.success(t.saved)
  const [secret] = secrets
  if (secret !== undefined) await open(secretDialog, { name, clientId: saved.clientId, secret })
}
