import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { importPermission, isApiError } from '@spruce/api-client'
import {
  EmptyState,
  FailedState,
  NoPermissionState,
  PageHeader,
  Stepper,
  type TabPageProps,
  type TabTitle,
  useMessages,
  usePermitted,
  useTab,
} from '@spruce/shell-ui'
import { useEffect } from 'react'
import { FileStep } from './FileStep.js'
import { ImportSteps } from './ImportSteps.js'
import { type ImportKind, importPermissions, kindTexts } from './importKinds.js'
import { importMessages } from './importMessages.js'
import type { ImportQuery } from './importSearch.js'
import { importStyles } from './importStyles.js'
import { importsUrl, importUrl, newImport } from './importUrls.js'
import { useImportWork } from './useImportWork.js'

/** @public */
export type ImportPageProps = TabPageProps<ImportQuery>

const titleOf = (kind: ImportKind): TabTitle => ({
  'zh-CN': kindTexts(importMessages['zh-CN'], kind).title,
  'en-US': kindTexts(importMessages['en-US'], kind).title,
})

/** One import of members, departments or devices, from its file to its result; each step has an address, and a reload loses nothing. */
export function ImportPage({ params, query, onQueryChange }: ImportPageProps) {
  const t = useMessages(importMessages)
  const isPermitted = usePermitted()
  const { id = newImport } = params
  const { kind = 'people' } = query
  const needed = id === newImport ? importPermission[kind] : importPermissions
  if (!isPermitted(needed)) return <NoPermissionState permission={importPermission[kind]} />
  return (
    <Box css={importStyles}>
      <section className="sp-page" aria-label={t.title}>
        {id === newImport ? (
          <NewImport kind={kind} />
        ) : (
          <KnownImport key={id} id={id} query={query} onQueryChange={onQueryChange} />
        )}
      </section>
    </Box>
  )
}

function NewImport({ kind }: { kind: ImportKind }) {
  const t = useMessages(importMessages)
  const { title } = kindTexts(t, kind)
  const isPermitted = usePermitted()
  const { open, setTitle } = useTab()
  useEffect(() => {
    setTitle(titleOf(kind))
  }, [setTitle, kind])
  const later = [t.stepSheet, t.stepMapping, t.stepCheck, t.stepDone]
  return (
    <>
      <PageHeader title={title} />
      <h2 className="sp-sr-only">{t.steps}</h2>
      <Stepper
        label={title}
        current={0}
        steps={[
          // The file is read as soon as it is there: nothing has to be pressed.
          { id: 'file', title: t.stepFile, content: <FileStep kind={kind} />, isBlocked: true },
          ...later.map((title) => ({ id: title, title, content: null })),
        ]}
        onChange={() => undefined}
        onDone={() => undefined}
        footer={
          <>
            <Button variant="ghost" colorPalette="gray" onClick={() => void open(importsUrl(kind))}>
              {t.listTitle}
            </Button>
            {kind === 'people' && isPermitted('department:add') && (
              <Button
                variant="ghost"
                colorPalette="gray"
                onClick={() => void open(importUrl('departments'))}
              >
                {t.departmentsTitle}
              </Button>
            )}
          </>
        }
      />
    </>
  )
}

interface KnownImportProps extends Pick<ImportPageProps, 'query' | 'onQueryChange'> {
  id: string
}

function KnownImport({ id, query, onQueryChange }: KnownImportProps) {
  const t = useMessages(importMessages)
  const { open, setTitle } = useTab()
  const { read, send } = useImportWork(id)
  const { data: one, error } = read
  const name = one?.fileName
  useEffect(() => {
    if (name !== undefined) setTitle({ 'zh-CN': name, 'en-US': name })
  }, [name, setTitle])
  if (!one) {
    const isGone = isApiError(error) && (error.status === 404 || error.status === 400)
    if (isGone) {
      return (
        <EmptyState
          title={t.goneTitle}
          text={t.goneText}
          action={<Button onClick={() => void open(importsUrl(query.kind))}>{t.backToList}</Button>}
        />
      )
    }
    return error ? <FailedState error={error} onRetry={() => void read.refetch()} /> : null
  }
  return (
    <>
      <PageHeader title={one.fileName} />
      <h2 className="sp-sr-only">{t.steps}</h2>
      <ImportSteps
        // What is chosen but not sent belongs to what the file was read as.
        key={`${one.sheet ?? ''}/${String(one.headLine)}`}
        one={one}
        send={send}
        query={query}
        onQueryChange={onQueryChange}
      />
    </>
  )
}
