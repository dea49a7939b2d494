import { mutationOf, tagKey } from '@spruce/api-client'
import { getPersonalisation, publishPersonalisation } from '@spruce/api-client/operations'
import { actionsOf, type DataColumn, defineDialog } from '@spruce/shell-ui'
import { defineSearch } from '@spruce/shell-ui/search'
import { isSameLook } from './brandDraft.js'
import { BrandHistoryDialog } from './BrandHistoryDialog.js'
import { brandMessages } from './brandMessages.js'
import type { Brand } from './brandTypes.js'
import { PublishBrandDialog } from './PublishBrandDialog.js'

/** What the actions of the page are about. */
export interface BrandTarget {
  brand: Brand
  /** Something is typed that is not saved. */
  isDirty: boolean
}

const historyDialog = defineDialog(BrandHistoryDialog)
const publishDialog = defineDialog(PublishBrandDialog)

const { formAction, rowAction } = actionsOf({
  messages: brandMessages,
  search: defineSearch({}),
  columns: [] as readonly DataColumn<BrandTarget>[],
  key: tagKey(getPersonalisation),
})

/** On the look of the company. */
export const brandActions = [
  rowAction({
    label: 'history',
    run: ({ open }) => open(historyDialog, {}),
  }),
  formAction({
    label: 'publish',
    permission: 'personalisation:publish',
    primary: true,
    dialog: publishDialog,
    isDisabled: ({ brand }) => isSameLook(brand.draft, brand.published),
    props: (_context, { isDirty }) => ({ isDirty }),
    submit: ({ api, send }, { note }, { brand: { version } }) =>
      send(mutationOf(api, publishPersonalisation), {
        body: { version, note: note.trim() || null },
      }),
    done: ({ t }, { number }) => t.published(number),
  }),
]
