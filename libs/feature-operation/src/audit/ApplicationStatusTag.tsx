import { StatusTag, type Tone, useMessages } from '@spruce/shell-ui'
import { applicationMessages } from './applicationMessages.js'
import type { ApplicationStatus } from './applicationQuery.js'

const tones: Readonly<Record<ApplicationStatus, Tone>> = {
  submitted: 'info',
  needs_information: 'warning',
  approved: 'success',
  rejected: 'neutral',
}

/** Where an application stands, in a word. */
export function ApplicationStatusTag({ status }: { status: ApplicationStatus }) {
  const t = useMessages(applicationMessages)
  return <StatusTag tone={tones[status]}>{t[status]}</StatusTag>
}
