import { mutationOf, queryOf } from '@spruce/api-client'
import {
  addIdentityProvider,
  checkIdentityProvider,
  editIdentityProvider,
  getIdentityProvider,
  listIdentityProviderHistory,
  removeIdentityProvider,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { type ActionContext, actionsOf, defineDialog, toast } from '@spruce/shell-ui'
import { bodyOfProvider, changesOfProvider } from './providerDraft.js'
import { ProviderFormDialog } from './ProviderFormDialog.js'
import { ProviderLinksDialog } from './ProviderLinksDialog.js'
import type { Provider } from './providerQueries.js'
import { providerResource } from './providerResource.js'

const formDialog = defineDialog(ProviderFormDialog)
const linksDialog = defineDialog(ProviderLinksDialog)
const { addAction, confirmAction, formAction, rowAction } = actionsOf(providerResource)

/** On the page itself. */
export const providerPageActions = [
  addAction({
    label: 'add',
    permission: 'identityprovider:add',
    primary: true,
    dialog: formDialog,
    submit: ({ api, send }, draft) =>
      send(mutationOf(api, addIdentityProvider), { body: bodyOfProvider(draft) }),
    done: ({ t }, { name }) => t.saved(name),
  }),
]

/** With one of them, in its row. */
export const providerRowActions = [
  formAction({
    label: 'edit',
    permission: 'identityprovider:edit',
    dialog: formDialog,
    props: (_context, provider) => ({ provider }),
    load: ({ api, read }, { id }) => read(queryOf(api, getIdentityProvider, { path: { id } })),
    submit: ({ api, send }, _draft, { id }, { changes, version }) =>
      send(mutationOf(api, editIdentityProvider), {
        path: { id },
        body: { ...changesOfProvider(changes), version },
      }),
    done: ({ t }, { name }) => t.saved(name),
  }),
  rowAction({
    label: 'check',
    permission: 'identityprovider:edit',
    run: async ({ api, send, t }, { id, name }) => {
      const found = await send(mutationOf(api, checkIdentityProvider), { path: { id } })
      if (found.state === 'up') toast.success(t.checkedUp(name, found.milliseconds ?? 0))
      else toast.warning(t.checkedDown(name, t[found.reason ?? 'unreachable']))
    },
  }),
  rowAction({
    label: 'showLinks',
    permission: 'identityprovider:list',
    run: ({ open }, { id, name }) => open(linksDialog, { provider: { id, name } }),
  }),
  rowAction({
    label: 'enable',
    permission: 'identityprovider:edit',
    isVisible: ({ enabled }) => !enabled,
    run: (context, provider) => setEnabled(context, provider, true),
    done: ({ t }, _saved, { name }) => t.enabledOne(name),
  }),
  confirmAction({
    label: 'disable',
    permission: 'identityprovider:edit',
    danger: true,
    isVisible: ({ enabled }) => enabled,
    question: ({ t }, { name }) => ({ title: t.disableQuestion(name), message: t.disableText }),
    run: (context, provider) => setEnabled(context, provider, false),
    done: ({ t }, { name }) => t.disabledOne(name),
  }),
  historyAction<Provider>({
    source: recordHistory(listIdentityProviderHistory, 'identityprovider:list'),
    nameOf: ({ name }) => name,
  }),
  confirmAction({
    label: 'remove',
    permission: 'identityprovider:remove',
    danger: true,
    question: ({ t }, { name, links }) => ({
      title: t.removeQuestion(name),
      message: t.removeText(links),
    }),
    run: ({ api, send }, { id, version }) =>
      send(mutationOf(api, removeIdentityProvider), { path: { id }, body: { version } }),
    done: ({ t }, { name }) => t.removed(name),
  }),
]

function setEnabled(
  { api, send }: Pick<ActionContext, 'api' | 'send'>,
  { id, version }: Provider,
  enabled: boolean,
) {
  return send(mutationOf(api, editIdentityProvider), {
    path: { id },
    body: { version, enabled },
  })
}
