import { importKinds } from '@spruce/api-client'
import { defineSearch, searchChoice, type SearchQuery } from '@spruce/shell-ui/search'

/** Where a job may stand. */
export const importStatuses = [
  'queued',
  'running',
  'waiting',
  'done',
  'failed',
  'cancelled',
] as const

/** What the address of the list holds. */
export const importsSearch = defineSearch(
  { status: searchChoice(importStatuses), kind: searchChoice(importKinds) },
  { sort: ['createdAt', 'fileName', 'status'] },
)

/** Absent: no filter, first page, default size and order. */
export type ImportsQuery = SearchQuery<typeof importsSearch>

/** The steps after the upload, in their order. */
export const importSteps = ['sheet', 'mapping', 'check', 'done'] as const

/** See importSteps. */
export type ImportStep = (typeof importSteps)[number]

/** What may become of a row. */
export const importOutcomes = [
  'pending',
  'new',
  'change',
  'same',
  'failed',
  'created',
  'changed',
  'undone',
  'left',
] as const

/** See importOutcomes. */
export type ImportOutcome = (typeof importOutcomes)[number]

/** What the address of one import holds: the kind of one to be, the step, which rows, and their page. */
export const importSearch = defineSearch(
  {
    step: searchChoice(importSteps),
    outcome: searchChoice(importOutcomes),
    kind: searchChoice(importKinds),
  },
  { places: ['step', 'kind'] },
)

/** Absent: the step that the import is at, all rows, first page. */
export type ImportQuery = SearchQuery<typeof importSearch>
