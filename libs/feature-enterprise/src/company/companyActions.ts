import { mutationOf, queryOf, tagKey } from '@spruce/api-client'
import {
  askForRenewal,
  editEnterprise,
  getEnterprise,
  listEnterpriseHistory,
  withdrawRenewal,
} from '@spruce/api-client/operations'
import { historyAction, recordHistory } from '@spruce/console-kit/history'
import { actionsOf, type DataColumn, defineDialog } from '@spruce/shell-ui'
import { defineSearch } from '@spruce/shell-ui/search'
import { changesOfCompany } from './companyDraft.js'
import { CompanyFormDialog } from './CompanyFormDialog.js'
import { companyMessages } from './companyMessages.js'
import type { Company } from './companyQueries.js'
import { RenewalDialog } from './RenewalDialog.js'

const formDialog = defineDialog(CompanyFormDialog)
const renewalDialog = defineDialog(RenewalDialog)

const { confirmAction, formAction } = actionsOf({
  messages: companyMessages,
  search: defineSearch({}),
  columns: [] as readonly DataColumn<Company>[],
  key: tagKey(getEnterprise),
})

const renewal = {
  permission: 'enterprise:edit',
  dialog: renewalDialog,
  props: (_context: unknown, { renewal }: Company) => ({ note: renewal?.note ?? null }),
} as const

/** With the own company, on its page. */
export const companyActions = [
  historyAction<Company>({
    source: recordHistory(listEnterpriseHistory, 'enterprise:list'),
    nameOf: ({ name }) => name,
  }),
  confirmAction({
    label: 'withdraw',
    permission: 'enterprise:edit',
    isVisible: ({ renewal }) => renewal !== null,
    question: ({ t }) => ({ title: t.withdrawQuestion, message: t.withdrawText }),
    run: ({ api, send }) => send(mutationOf(api, withdrawRenewal), {}),
    done: ({ t }) => t.withdrawn,
  }),
  askAction('changeRequest', ({ renewal }) => renewal !== null),
  askAction('askForRenewal', ({ renewal, expiresAt }) => renewal === null && expiresAt !== null),
  formAction({
    label: 'edit',
    permission: 'enterprise:edit',
    primary: true,
    dialog: formDialog,
    props: (_context, company: Company) => ({ company }),
    load: ({ api, read }) => read(queryOf(api, getEnterprise)),
    submit: ({ api, send }, _draft, _company, { changes, version }) =>
      send(mutationOf(api, editEnterprise), { body: { ...changesOfCompany(changes), version } }),
    done: ({ t }) => t.saved,
  }),
]

function askAction(
  label: 'askForRenewal' | 'changeRequest',
  isVisible: (company: Company) => boolean,
) {
  return formAction({
    ...renewal,
    label,
    isVisible,
    submit: ({ api, send }, { note }) =>
      send(mutationOf(api, askForRenewal), { body: { note: note.trim() || null } }),
    done: ({ t }) => t.asked,
  })
}
