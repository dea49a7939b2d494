import { Button } from '@chakra-ui/react/button'
import { importKinds, importPermission } from '@spruce/api-client'
import {
  EmptyState,
  FilterSelect,
  type QueryProps,
  ResourcePage,
  type TabTitle,
  toast,
  useLiveEvent,
  useMessages,
  usePermitted,
  useResourcePage,
  useTab,
} from '@spruce/shell-ui'
import { useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useEffect } from 'react'
import { kindTexts } from './importKinds.js'
import { importMessages } from './importMessages.js'
import type { ListedImport } from './importQueries.js'
import { deviceImportResource, importResource } from './importResource.js'
import { importStatuses, type ImportsQuery } from './importSearch.js'
import { kindWords, statusWords } from './importStatus.js'
import { importUrl } from './importUrls.js'

/** @public */
export type ImportsPageProps = QueryProps<ImportsQuery>

const tabTitle: TabTitle = {
  'zh-CN': importMessages['zh-CN'].listTitle,
  'en-US': importMessages['en-US'].listTitle,
}

/** The imports of members, departments and devices: who, when, which file, what came of it, until when it can be undone. */
export function ImportsPage(props: ImportsPageProps) {
  const t = useMessages(importMessages)
  const client = useQueryClient()
  const { open, setTitle } = useTab()
  const isPermitted = usePermitted()
  const isOfDevices = isPermitted('device:import') && !isPermitted('user:import')
  const list = useResourcePage(props, isOfDevices ? deviceImportResource : importResource)
  useEffect(() => {
    setTitle(tabTitle)
  }, [setTitle])
  useLiveEvent('job', () => void client.invalidateQueries({ queryKey: importResource.key }))
  const known = importKinds.filter((kind) => isPermitted(importPermission[kind]))
  // Departments are made by whoever may add one, too. What the list is narrowed to comes first.
  const [first, ...others] = known
    .filter((kind) => kind !== 'departments' || isPermitted('department:add'))
    .sort((a, b) => Number(b === list.query.kind) - Number(a === list.query.kind))
  const begin = first && (
    <Button onClick={() => void open(importUrl(first))}>
      <FileUp size={16} aria-hidden />
      {kindTexts(t, first).title}
    </Button>
  )
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar>
        <ResourcePage.Filters>
          <FilterSelect
            name="status"
            label={t.anyStatus}
            options={importStatuses.map((value) => ({ value, label: t[statusWords[value]] }))}
          />
          {known.length > 1 && (
            <FilterSelect
              name="kind"
              label={t.anyKind}
              options={known.map((value) => ({ value, label: t[kindWords[value]] }))}
            />
          )}
          {begin}
          {others.map((kind) => (
            <Button key={kind} variant="outline" onClick={() => void open(importUrl(kind))}>
              {kindTexts(t, kind).title}
            </Button>
          ))}
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        onOpen={({ id, kind, isOwn }: ListedImport) => {
          if (isOwn) void open(importUrl(kind, id))
          else toast.info(t.othersImport)
        }}
        empty={
          list.query.status === undefined ? (
            <EmptyState title={t.emptyTitle} text={t.emptyText} action={begin} />
          ) : undefined
        }
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
