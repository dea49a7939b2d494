import { Box } from '@chakra-ui/react/box'
import { useApi } from '@spruce/session/react'
import {
  type DataColumn,
  DescriptionList,
  type DialogProps,
  FilterSelect,
  ListDialog,
  ResourcePage,
  SearchField,
  StatusTag,
  useDialogList,
  useLanguage,
  useMessages,
} from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import type { Language } from '@spruce/validators/i18n'
import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  entriesOf,
  type Entry,
  type EntryFilter,
  entryKinds,
  findEntries,
} from './entitlementEntries.js'
import { entitlementMessages } from './entitlementMessages.js'
import { membersText, storageText } from './planColumns.js'
import {
  type Entitlements,
  entitlementsOptions,
  type EntitlementSource,
  type PlanCustomer,
} from './planCustomerQueries.js'

export interface EntitlementsDialogProps extends DialogProps<never> {
  /** The customer. */
  customer: Pick<PlanCustomer, 'id' | 'name'>
}

type Limit = Entitlements['limits']['maxMembers']
type Texts = (typeof entitlementMessages)['zh-CN']

const sourceTexts = {
  platform: 'sourcePlatform',
  plan: 'sourcePlan',
  override: 'sourceOverride',
  app: 'sourceApp',
  component: 'sourceComponent',
} as const satisfies Record<EntitlementSource, keyof Texts>

const sources = Object.keys(sourceTexts) as EntitlementSource[]

/** Rows of a page in the dialog. */
const pageSize = 10

const word = (key: 'entry' | 'kind' | 'place' | 'access' | 'source') => (language: Language) =>
  entitlementMessages[language][key]

const columns: readonly DataColumn<Entry>[] = [
  { id: 'name', header: word('entry'), minWidth: 140 },
  { id: 'access', header: word('access'), width: 128, cell: (entry) => <Access {...entry} /> },
  { id: 'source', header: word('source'), minWidth: 140, cell: (entry) => <Source {...entry} /> },
  { id: 'kind', header: word('kind'), width: 116, cell: (entry) => <Kind {...entry} /> },
  { id: 'place', header: word('place'), minWidth: 150 },
]

/** What a customer may use, and for each entry who says so: the plan, an exception, its app, the shelf. */
export function EntitlementsDialog({ customer, onClose }: EntitlementsDialogProps) {
  const api = useApi()
  const t = useMessages(entitlementMessages)
  const entitlements = useQuery(entitlementsOptions(api, customer.id))
  const list = useDialogList({
    list: (_api, { page = 1, size = pageSize, ...filter }: EntryFilter) =>
      queryOptions({
        queryKey: [
          ...entitlementsOptions(api, customer.id).queryKey,
          'entries',
          page,
          size,
          filter,
        ],
        meta: { silent: true }, // the table shows the error
        queryFn: async ({ client }) => {
          const found = findEntries(
            entriesOf(
              await client.query({ ...entitlementsOptions(api, customer.id), staleTime: 60_000 }),
            ),
            filter,
          )
          return { rows: found.slice((page - 1) * size, page * size), total: found.length }
        },
      }),
  })
  return (
    <ListDialog title={t.originTitle(customer.name)} onClose={() => onClose()}>
      <Box display="grid" gap="4">
        <Summary entitlements={entitlements.data} />
        <ResourcePage state={list} title={t.origin} isSection>
          <ResourcePage.Toolbar>
            <ResourcePage.Filters>
              <SearchField name="keyword" label={t.searchEntries} />
              <FilterSelect
                name="kind"
                label={t.anyKind}
                options={entryKinds.map((value) => ({ value, label: t[value] }))}
              />
              <FilterSelect
                name="source"
                label={t.anySource}
                options={sources.map((value) => ({ value, label: t[sourceTexts[value]] }))}
              />
            </ResourcePage.Filters>
          </ResourcePage.Toolbar>
          <ResourcePage.Table columns={columns} permission="customer:list" />
          <ResourcePage.Pagination isCompact />
        </ResourcePage>
      </Box>
    </ListDialog>
  )
}

function Summary({ entitlements }: { entitlements: Entitlements | undefined }) {
  const t = useMessages(entitlementMessages)
  const language = useLanguage()
  const { plan, limits, usage, overrides } = entitlements ?? {}
  const say = (limit: Limit, used: number, text: typeof membersText) =>
    limit.value === null
      ? t.usedFreely(text(used, language), t[sourceTexts[limit.source]])
      : t.used(text(used, language), text(limit.value, language), t[sourceTexts[limit.source]])
  return (
    <DescriptionList
      isLoading={entitlements === undefined}
      items={[
        { label: t.plan, value: plan?.name ?? t.noPlan },
        {
          label: t.exceptionEnd,
          value: overrides?.expiresAt ? formatTime(overrides.expiresAt) : '',
        },
        {
          label: t.membersUsed,
          value: limits && usage && say(limits.maxMembers, usage.members, membersText),
        },
        {
          label: t.storageUsed,
          value: limits && usage && say(limits.maxStorageBytes, usage.storageBytes, storageText),
        },
        { label: t.lockedParts, value: overrides && partsText(overrides.lockedParts, t) },
        { label: t.note, value: overrides?.note },
      ]}
    />
  )
}

/** The parts that no push changes, in words. */
export function partsText(parts: Entitlements['overrides']['lockedParts'], t: Texts): string {
  const names = { plan: t.partPlan, menus: t.partMenus, personalisation: t.partPersonalisation }
  return parts.map((part) => names[part]).join(t.nameSeparator)
}

function Access({ allowed }: Pick<Entry, 'allowed'>) {
  const t = useMessages(entitlementMessages)
  return (
    <StatusTag tone={allowed ? 'success' : 'neutral'}>{allowed ? t.allowed : t.denied}</StatusTag>
  )
}

function Source({ source }: Pick<Entry, 'source'>) {
  return useMessages(entitlementMessages)[sourceTexts[source]]
}

function Kind({ kind }: Pick<Entry, 'kind'>) {
  return useMessages(entitlementMessages)[kind]
}
