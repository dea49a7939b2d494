import type { ApiClient, Schemas } from '@spruce/api-client'
import type { DataColumn, DialogHandle, DialogProps } from '@spruce/shell-ui'
import type { Search } from '@spruce/shell-ui/search'
import type { PermissionCode } from '@spruce/validators/permission'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { HistorySource } from '../history/historySource.js'
import type { SourceList } from '../sources/source.js'
import type { ComponentBody, ComponentEdit } from './componentDraft.js'
import type { ComponentMessages } from './componentMessages.js'
import type { ComponentQuery } from './componentQuery.js'
import type { ComponentRow } from './componentRow.js'
import type { ComponentSightSource } from './componentSight.js'

/** What designers got with one release. @public */
export type ComponentRelease = Schemas['ComponentRelease']

/** A component in the version that the person saw. @public */
export type ComponentAt = Pick<ComponentRow, 'id' | 'version'>

/** What the address of a list in a dialog would hold. @public */
export interface DialogQuery {
  page?: number | undefined
  size?: number | undefined
}

/** The dialog that says where a component is used. @public */
export interface ComponentUsesProps extends DialogProps<never> {
  /** The component whose uses are listed. */
  component: Pick<ComponentRow, 'id' | 'code' | 'name' | 'personalUses'>
}

/** What a console gives the screen of components: its calls, who may do what, what is to be seen. @public */
export interface ComponentSource {
  /** Names the table in saved views. */
  table: string
  /** What the keys of its queries begin with. */
  key: QueryKey
  /** What the screen says; made by `withComponentTexts`. */
  messages: ComponentMessages
  permissions: Readonly<Record<'list' | 'add' | 'edit' | 'remove' | 'publish', PermissionCode>>
  history: HistorySource
  /** Of those that are not managed here. */
  offeredHistory?: HistorySource
  search: Search<ComponentQuery>
  /** Filters that other sources do not have. */
  Filters?: ComponentType
  /** Columns that other sources do not have; they follow the status. */
  columns: readonly DataColumn<ComponentRow>[]
  /** Whether kind and audience are chosen; without, all are frames for designers of one company. */
  hasAudience: boolean
  /** How roles are chosen that see components; absent: everybody sees them. */
  sight?: ComponentSightSource
  /** Whether one is managed here; others may be switched on and off at most. */
  isManaged: (component: ComponentRow) => boolean
  list: (api: ApiClient, query: ComponentQuery) => SourceList<ComponentRow>
  load: (api: ApiClient, id: string) => Promise<ComponentRow>
  add: (api: ApiClient, body: ComponentBody) => Promise<ComponentRow>
  edit: (api: ApiClient, edit: ComponentAt & { changes: ComponentEdit }) => Promise<ComponentRow>
  publish: (api: ApiClient, component: ComponentAt) => Promise<ComponentRow>
  withdraw: (api: ApiClient, component: ComponentAt) => Promise<ComponentRow>
  remove: (api: ApiClient, component: ComponentAt) => Promise<unknown>
  /** Lets designers use one that is not managed here, or not. */
  switchTo?: (api: ApiClient, component: ComponentAt, enabled: boolean) => Promise<ComponentRow>
  releases: (api: ApiClient, id: string, query: DialogQuery) => SourceList<ComponentRelease>
  uses: DialogHandle<ComponentUsesProps, never>
  /** On how many pages and workbenches one stands. */
  countUses: (api: ApiClient, component: Pick<ComponentRow, 'id' | 'code'>) => Promise<number>
}
