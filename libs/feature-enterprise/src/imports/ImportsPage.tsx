import { Button } from '@chakra-ui/react/button'
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
import { importKinds } from './importKinds.js'
import { importMessages } from './importMessages.js'
import type { ListedImport } from './importQueries.js'
import { importResource } from './importResource.js'
import { importStatuses, type ImportsQuery } from './importSearch.js'
import { kindWords, statusWords } from './importStatus.js'
import { importUrl, newDepartmentImportUrl } from './importUrls.js'

/** @public */
export type ImportsPageProps = QueryProps<ImportsQuery>

const tabTitle: TabTitle = {
  'zh-CN': importMessages['zh-CN'].listTitle,
  'en-US': importMessages['en-US'].listTitle,
}

/** The imports of members and departments: who, when, which file, what came of it, until when it can be undone. */
export function ImportsPage(props: ImportsPageProps) {
  const t = useMessages(importMessages)
  const client = useQueryClient()
  const { open, setTitle } = useTab()
  const isPermitted = usePermitted()
  const list = useResourcePage(props, importResource)
  useEffect(() => {
    setTitle(tabTitle)
  }, [setTitle])
  useLiveEvent('job', () => void client.invalidateQueries({ queryKey: importResource.key }))
  const begin = (
    <Button onClick={() => void open(importUrl())}>
      <FileUp size={16} aria-hidden />
      {t.newImport}
    </Button>
  )
  const isFiltered = list.query.status !== undefined || list.query.kind !== undefined
  return (
    <ResourcePage state={list}>
      <ResourcePage.Toolbar>
        <ResourcePage.Filters>
          <FilterSelect
            name="status"
            label={t.anyStatus}
            options={importStatuses.map((value) => ({ value, label: t[statusWords[value]] }))}
          />
          <FilterSelect
            name="kind"
            label={t.anyKind}
            options={importKinds.map((value) => ({ value, label: t[kindWords[value]] }))}
          />
          {begin}
          {isPermitted('department:add') && (
            <Button variant="outline" onClick={() => void open(newDepartmentImportUrl)}>
              {t.departmentsTitle}
            </Button>
          )}
        </ResourcePage.Filters>
      </ResourcePage.Toolbar>
      <ResourcePage.Table
        onOpen={({ id, isOwn }: ListedImport) => {
          if (isOwn) void open(importUrl(id))
          else toast.info(t.othersImport)
        }}
        empty={
          isFiltered ? undefined : (
            <EmptyState title={t.emptyTitle} text={t.emptyText} action={begin} />
          )
        }
      />
      <ResourcePage.Pagination />
    </ResourcePage>
  )
}
