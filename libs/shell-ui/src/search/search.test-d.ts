import { expectTypeOf } from 'vitest'
import { defineSearch, searchChoice, searchText, type SearchQuery } from './index.js'

const search = defineSearch(
  { keyword: searchText(), enabled: searchChoice(['yes', 'no']) },
  { sort: ['name'], places: ['enabled'] },
)
type Query = SearchQuery<typeof search>

expectTypeOf<Query['keyword']>().toEqualTypeOf<string | undefined>()
expectTypeOf<Query['enabled']>().toEqualTypeOf<'yes' | 'no' | undefined>()
expectTypeOf<Query['page']>().toEqualTypeOf<number | undefined>()
expectTypeOf(search.read).returns.toEqualTypeOf<Query>()
expectTypeOf(search.params({}).size).toEqualTypeOf<number>()

// @ts-expect-error -- no such field
defineSearch({ keyword: searchText() }, { places: ['unknown'] })
