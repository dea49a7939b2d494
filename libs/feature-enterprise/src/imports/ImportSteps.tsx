import { Button } from '@chakra-ui/react/button'
import { importNameField } from '@spruce/api-client'
import { JobProgress, Stepper, useMessages, useTab } from '@spruce/shell-ui'
import { type ReactNode, useState } from 'react'
import { CheckStep } from './CheckStep.js'
import { kindTexts } from './importKinds.js'
import { importMessages } from './importMessages.js'
import type { UserImport } from './importQueries.js'
import { type ImportQuery, type ImportStep, importSteps } from './importSearch.js'
import { isWorking, openSteps, stepOf } from './importStep.js'
import { importsUrl, importUrl } from './importUrls.js'
import { MappingStep } from './MappingStep.js'
import { ResultStep } from './ResultStep.js'
import { SheetStep } from './SheetStep.js'
import type { ImportWork } from './useImportWork.js'
import { useUnsentMapping } from './useUnsentMapping.js'

/** @public */
export interface ImportStepsProps {
  one: UserImport
  send: ImportWork
  query: ImportQuery
  onQueryChange: (patch: Partial<ImportQuery>, options?: { push?: boolean }) => void
}

/** The steps of an import whose file is on the server. */
export function ImportSteps({ one, send, query, onQueryChange }: ImportStepsProps) {
  const t = useMessages(importMessages)
  const { open } = useTab()
  const [headLine, setHeadLine] = useState(one.headLine ?? 0)
  const { mapping, change, forget } = useUnsentMapping(one)
  const step = stepOf(one, query.step)
  const { job } = one
  const { result, actions } = job
  const isBusy = isWorking(one)
  const { new: added = 0, change: changes = 0, pending = 0, failed = 0 } = result
  const importable = added + changes
  const isStale = job.phase === 'read' || pending > 0
  const goTo = (next: ImportStep | undefined, outcome?: ImportQuery['outcome']) =>
    onQueryChange({ step: next, outcome, page: undefined }, { push: true })

  const contents: Record<ImportStep, ReactNode> = {
    sheet: (
      <SheetStep
        one={one}
        headLine={headLine}
        onHeadLine={setHeadLine}
        onSheet={(sheet) => send.choose(sheet, null)}
      />
    ),
    mapping: (
      <MappingStep kind={one.kind} columns={one.columns} mapping={mapping} onChange={change} />
    ),
    check: (
      <>
        <CheckStep one={one} query={query} onQueryChange={onQueryChange} send={send} />
        {!isStale && importable === 0 && <p className="sp-help">{t.nothingToImport}</p>}
        {!isStale && importable > 0 && failed > 0 && (
          <p className="sp-help">{t.leftOut(failed.toLocaleString('en-US'))}</p>
        )}
      </>
    ),
    done: <ResultStep one={one} send={send} onShowRows={(outcome) => goTo('check', outcome)} />,
  }
  const blocked: Record<ImportStep, boolean> = {
    sheet: !actions.includes('map') && !canReread(one, headLine),
    mapping: !mapping.fields.includes(importNameField[one.kind]),
    check: !isStale && (importable === 0 || !actions.includes('commit')),
    done: false,
  }
  const nextLabels: Partial<Record<ImportStep, string>> = {
    check: isStale ? t.recheck : t.importRows(importable.toLocaleString('en-US')),
  }
  const titles: Record<ImportStep, string> = {
    sheet: t.stepSheet,
    mapping: t.stepMapping,
    check: t.stepCheck,
    done: t.stepDone,
  }

  /** Does what leaving a step means; the step that follows shows itself when the import says so. */
  async function leave(from: ImportStep): Promise<boolean> {
    if (from === 'sheet') {
      if (canReread(one, headLine)) await send.choose(one.sheet, headLine)
      goTo('mapping')
    } else if (from === 'mapping') {
      await send.map([...mapping.fields], mapping.createDepartments)
      forget()
      goTo('check')
      await send.check()
    } else if (isStale) {
      await send.check()
      goTo('check', query.outcome)
    } else {
      goTo('done') // at once: a reload while it works comes back to the result
      await send.commit()
    }
    return false
  }

  const progress = isBusy && <Progress one={one} onCancel={send.cancel} />
  const reachable = openSteps(one)
  return (
    <Stepper
      label={kindTexts(t, one.kind).title}
      current={importSteps.indexOf(step) + 1}
      steps={[
        { id: 'file', title: t.stepFile, content: null },
        ...importSteps.map((id) => ({
          id,
          title: titles[id],
          content: id === step && progress ? progress : contents[id],
          isBlocked: isBusy || blocked[id],
          isWrong: id === step && job.status === 'failed',
          ...(nextLabels[id] !== undefined && !isBusy && { nextLabel: nextLabels[id] }),
        })),
      ]}
      onChange={(index) => {
        const next = importSteps[index - 1]
        if (next === undefined) void open(importUrl(one.kind))
        else if (reachable.includes(next)) goTo(next)
      }}
      onLeave={(index) => leave(importSteps[index - 1] ?? 'sheet')}
      onDone={() => open(importsUrl(one.kind))}
      doneLabel={t.backToList}
      hasNoBack={isBusy || (step === 'done' && !actions.includes('check'))}
      footer={
        step !== 'done' && (
          <Button
            variant="ghost"
            colorPalette="gray"
            onClick={() => void open(importsUrl(one.kind))}
          >
            {t.backToList}
          </Button>
        )
      }
    />
  )
}

/** Whether another head is chosen than the one that was read. */
function canReread({ canChoose, headLine, firstLines }: UserImport, chosen: number): boolean {
  return canChoose && firstLines.length > 0 && chosen !== (headLine ?? 0)
}

interface ProgressProps {
  one: UserImport
  onCancel: () => unknown
}

function Progress({ one: { job }, onCancel }: ProgressProps) {
  const t = useMessages(importMessages)
  const titles = {
    read: t.reading,
    check: t.checking,
    commit: t.importing,
    push: t.importing,
    change: t.importing,
    undo: t.undoing,
  } as const
  const { done, total } = job.progress
  return (
    <JobProgress
      title={titles[job.phase]}
      state={job.status === 'queued' ? 'waiting' : 'running'}
      done={done}
      {...(total !== null && { total })}
      {...(job.actions.includes('cancel') && { onCancel })}
    />
  )
}
