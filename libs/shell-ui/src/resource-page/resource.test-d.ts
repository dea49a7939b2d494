import { queryOptions } from '@tanstack/react-query'
import { defineMessages } from '@spruce/validators/i18n'
import { expectTypeOf, test } from 'vitest'
import { actionsOf, type DataColumn, defineDialog, type FormPort, timeColumn } from '../index.js'
import { defineResource, type ListState, type ResourceList } from '../index.js'
import { type ResourceState, useResourcePage } from '../index.js'
import { defineSearch, searchText, type SearchQuery } from '../search/index.js'

interface Plan {
  id: string
  name: string
  createdAt: string
  version: number
}
interface PlanDraft {
  name: string
}
const messages = defineMessages({
  'zh-CN': { title: '方案', edit: '编辑', saved: (name: string) => name },
  'en-US': { title: 'Plans', edit: 'Edit', saved: (name) => name },
})
const search = defineSearch({ keyword: searchText() })
type PlanQuery = SearchQuery<typeof search>

const columns: readonly DataColumn<Plan>[] = [
  { id: 'name', header: '名称' },
  timeColumn('createdAt', '创建时间'),
]
const common = {
  table: 'plans',
  messages,
  key: ['plans'],
  search,
  columns,
  permission: 'plan:list',
}
const list = (_api: unknown, query: PlanQuery) =>
  queryOptions({
    queryKey: ['plans', query] as const,
    queryFn: (): Promise<ResourceList<Plan>> => Promise.resolve({ rows: [], total: 0 }),
  })
const plans = defineResource({ ...common, title: 'title', list })
const { formAction, rowAction, bulkAction } = actionsOf(plans)
const dialog = defineDialog((_props: FormPort<PlanDraft, Plan> & { plan: Plan }) => null)

test('rows and query come from the resource', () => {
  const page = (query: PlanQuery) =>
    useResourcePage({ query, onQueryChange: () => undefined }, plans)
  expectTypeOf(page).returns.toEqualTypeOf<ResourceState<PlanQuery, Plan>>()
})

test('a title is one of the texts', () => {
  // @ts-expect-error -- a text with arguments
  defineResource({ ...common, title: 'saved', list })
})

test('a time column names a field of the row', () => {
  // @ts-expect-error -- no such field
  expectTypeOf(timeColumn<Plan>('updatedAt', '')).toBeObject()
})

test('actions know texts, rows, list, draft and edit', () => {
  rowAction({
    label: 'edit',
    run: ({ t, list: shown }, plan) => {
      expectTypeOf(plan).toEqualTypeOf<Plan>()
      expectTypeOf(t.saved).parameters.toEqualTypeOf<[name: string]>()
      expectTypeOf(shown).toEqualTypeOf<ListState<PlanQuery, Plan> | undefined>()
    },
  })
  // @ts-expect-error -- no such text
  rowAction({ label: 'unknown', run: () => undefined })
  bulkAction({
    label: 'edit',
    max: 10,
    run: (_context, rows) => expectTypeOf(rows).toEqualTypeOf<readonly [Plan, ...Plan[]]>(),
  })
  formAction({
    label: 'edit',
    dialog,
    props: (_context, plan) => ({ plan }),
    submit: (_context, draft, plan, edit) => {
      expectTypeOf(draft).toEqualTypeOf<PlanDraft>()
      expectTypeOf(edit.changes).toEqualTypeOf<Partial<PlanDraft>>()
      return Promise.resolve(plan)
    },
    done: (_context, saved) => saved.name,
  })
  formAction({
    label: 'edit',
    dialog,
    // @ts-expect-error -- the dialog is about a plan
    props: () => ({}),
    submit: (_context, _draft, plan) => Promise.resolve(plan),
  })
})
