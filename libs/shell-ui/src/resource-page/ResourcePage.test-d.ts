import type { JSX } from 'react'
import { expectTypeOf } from 'vitest'
import {
  ResourcePage,
  type ResourceFiltersProps,
  type ResourcePaginationProps,
  type ResourceTableProps,
  type ResourceToolbarProps,
} from './ResourcePage.js'

// The API report names the parts of the page; what they take is held here.
expectTypeOf(ResourcePage.Filters).toEqualTypeOf<(input: ResourceFiltersProps) => JSX.Element>()
expectTypeOf(ResourcePage.Toolbar).toEqualTypeOf<(props: ResourceToolbarProps) => JSX.Element>()
expectTypeOf(ResourcePage.Table<{ id: string }>).toEqualTypeOf<
  (props: ResourceTableProps<{ id: string }>) => JSX.Element
>()
expectTypeOf(ResourcePage.Pagination).toEqualTypeOf<
  (input: ResourcePaginationProps) => JSX.Element
>()
