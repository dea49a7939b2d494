import type { ReactNode } from 'react'
import { useMessages } from '../i18n/LanguageProvider.js'
import { displayMessages } from './displayMessages.js'
import { Stepper } from './Stepper.js'

/** The steps of an import, in their order. @public */
export const importSteps = ['file', 'mapping', 'check', 'done'] as const

/** @public */
export type ImportStep = (typeof importSteps)[number]

/** @public */
export interface ImportWizardProps {
  /** What is imported: 导入成员. */
  label: string
  /** The step on show. */
  step: ImportStep
  /** Another step is wanted. */
  onStep: (step: ImportStep) => void
  /** The template to download and the field for the file. */
  file: ReactNode
  /** Which column of the file is which property. */
  mapping: ReactNode
  /** What will be made, changed and refused. */
  check: ReactNode
  /** The job's progress, then its result. */
  done: ReactNode
  /** The step cannot be left yet: no file, a required column without a match, a job that runs. */
  isBlocked?: boolean
  /** Something in the step is wrong. */
  isWrong?: boolean
  /** Reads the file, sends the mapping, starts the import: by the step that is left. A rejection stays and says why. */
  onLeave?: (step: ImportStep) => unknown
  /** Closes at the end. */
  onDone: () => unknown
  /** Beside the buttons: 下载模板. */
  footer?: ReactNode
}

/** The frame of every import: file, mapping, check, result. What stands in a step is the caller's. @public */
export function ImportWizard(props: ImportWizardProps) {
  const { label, step, onStep, onLeave, isBlocked, isWrong, onDone } = props
  const messages = useMessages(displayMessages)
  const titles: Record<ImportStep, string> = {
    file: messages.importFile,
    mapping: messages.importMapping,
    check: messages.importCheck,
    done: messages.importDone,
  }
  return (
    <Stepper
      label={label}
      current={importSteps.indexOf(step)}
      steps={importSteps.map((id) => ({
        id,
        title: titles[id],
        content: props[id],
        ...(id === step ? { isBlocked: isBlocked ?? false, isWrong: isWrong ?? false } : {}),
      }))}
      onChange={(index) => onStep(importSteps[index] ?? 'file')}
      onLeave={() => onLeave?.(step)}
      onDone={onDone}
      hasNoBack={step === 'done'}
      footer={props.footer}
    />
  )
}
