import { queryOptions } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type { ResourceQuery, ResourceState, TreeItem } from './index.js'
import {
  confirmDialog,
  defineAction,
  defineDialog,
  useResourceList,
  useTreeBranches,
} from './index.js'

interface Person {
  id: string
  name: string
}
interface PersonQuery extends ResourceQuery {
  keyword?: string | undefined
}

const people = (query: PersonQuery) =>
  queryOptions({
    queryKey: ['people', query] as const,
    queryFn: () => Promise.resolve({ rows: [] as Person[], total: 0 }),
  })
const children = (parentId: string | null) =>
  queryOptions({
    queryKey: ['children', parentId] as const,
    queryFn: () => Promise.resolve([] as Person[]),
  })

test('rows and filters are inferred from the options factory', () => {
  const page = (query: PersonQuery) =>
    useResourceList({ query, onQueryChange: () => undefined, list: people })
  expectTypeOf(page).returns.toEqualTypeOf<ResourceState<PersonQuery, Person>>()
  const state = {} as ReturnType<typeof page>
  state.setFilter({ keyword: 'a' })
  // @ts-expect-error -- no such filter
  state.setFilter({ unknown: 'a' })
})

test('nodes are inferred from the branch options', () => {
  const tree = (toItem: (node: Person) => TreeItem<Person>) =>
    useTreeBranches(new Set<string>(), children, toItem)
  expectTypeOf(tree).returns.returns.toExtend<{ items: readonly TreeItem<Person>[] } | undefined>()
})

test('a dialog knows its props and its result', () => {
  const dialog = defineDialog(
    (_props: { person: Person; onClose: (saved?: Person) => void }) => null,
  )
  expectTypeOf(dialog.open).parameter(0).toEqualTypeOf<{ person: Person }>()
  expectTypeOf(dialog.open).returns.resolves.toEqualTypeOf<Person | undefined>()
  expectTypeOf(confirmDialog.open).returns.resolves.toEqualTypeOf<true | undefined>()
})

test('an action gives its target its type', () => {
  const action = defineAction<Person>({ label: 'edit', run: ({ name }) => name })
  expectTypeOf(action.run).parameter(0).toEqualTypeOf<Person>()
})
