import type { ApiClient } from '@spruce/api-client'
import { Form, useFormKernel } from '@spruce/shell-ui'
import { useFixtureTranslation } from '@spruce/shell-ui/testing'
import type { ReactNode } from 'react'
import { TestSession } from './TestConsole.js'

export interface FieldStageProps {
  /** What the field holds at the start, by its name. */
  initialValues: Record<string, unknown>
  /** Default: an organisation in memory of its own. */
  api?: ApiClient
  children?: ReactNode
}

/** A form with an organisation in memory around one field, for stories. */
export function FieldStage({ initialValues, api, children }: FieldStageProps) {
  const say = useFixtureTranslation()
  const kernel = useFormKernel<Record<string, unknown>, unknown>({
    initialValues: say(initialValues),
    onSubmit: () => undefined,
  })
  return (
    <TestSession {...(api && { api })}>
      <div style={{ maxWidth: 432 }}>
        <Form kernel={kernel}>{children}</Form>
      </div>
    </TestSession>
  )
}
