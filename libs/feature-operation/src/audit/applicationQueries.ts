import {
  type ApiClient,
  listOf,
  mutationOf,
  queryOf,
  type Schemas,
  tagKey,
} from '@spruce/api-client'
import {
  approveApplication,
  getApplication,
  listApplicationHistory,
  listApplications,
  listCustomers,
  listPlans,
  listPlatformOperatorLog,
  previewApplicationApproval,
  rejectApplication,
  requestApplicationInformation,
} from '@spruce/api-client/operations'
import { momentsOf } from '@spruce/console-kit/days'
import { queryOptions, type UseMutationOptions } from '@tanstack/react-query'
import { type ApplicationQuery, applicationSearch } from './applicationQuery.js'

/** What a company that wants an account has said, and what became of it. */
export type Application = Schemas['Application']
/** An application with everything that is like it. */
export type ApplicationDetail = Schemas['ApplicationDetail']
/** A customer, another application or an account that has the same name, code or contact. */
export type Duplicate = Schemas['CustomerDuplicate']
/** What an approval would make. */
export type ApprovalPreview = Schemas['ApprovalPreview']
/** What an approval may say beyond the application. */
export type Approval = Omit<Schemas['ApproveRequest'], 'version'>

/** What an auditor writes to the applicant. */
export type NoteDecision = 'request-information' | 'reject'

/** Dialogs, fields and forms show their errors themselves. */
const meta = { silent: true }

/** One page of them. */
export function applicationListOptions(api: ApiClient, wanted: ApplicationQuery) {
  const { from, to, ...rest } = applicationSearch.params(wanted)
  return listOf(api, listApplications, { query: { ...rest, ...momentsOf({ from, to }) } })
}

/** One, with contacts in full and with what is like it. */
export function applicationOptions(api: ApiClient, id: string) {
  return queryOptions({
    ...queryOf(api, getApplication, { path: { id } }),
    meta,
    staleTime: 0,
  })
}

/** With what an approval would be made. */
export interface PreviewRequest {
  code?: string | undefined
  planId?: string | undefined
}

/** What an approval would make, and what it would be refused for. */
export function approvalPreviewOptions(api: ApiClient, id: string, query: PreviewRequest) {
  return queryOptions({
    ...queryOf(api, previewApplicationApproval, { path: { id }, query }),
    meta,
    staleTime: 0,
  })
}

/** The plans that a customer can be given, as far as one look shows them. */
export function planChoiceOptions(api: ApiClient, keyword = '') {
  const query = { page: 1, size: 50, status: 'enabled' as const, ...(keyword && { keyword }) }
  return queryOptions({ ...listOf(api, listPlans, { query }), meta, staleTime: 30_000 })
}

/** Sends one back to its applicant: for information, or rejected. */
export function decideApplicationOptions(api: ApiClient, decision: NoteDecision) {
  const operation = decision === 'reject' ? rejectApplication : requestApplicationInformation
  return deciding(mutationOf(api, operation))
}

/** What a decision says: in which version of an application it was made, and what its applicant reads. */
export function noteOf({ id, version }: Pick<Application, 'id' | 'version'>, note: string) {
  return { path: { id }, body: { version, note: note.trim() } }
}

/** Approves one: the customer is there then. */
export function approveApplicationOptions(api: ApiClient) {
  return deciding(mutationOf(api, approveApplication))
}

function deciding<Options extends { meta: object }>(options: Options) {
  return {
    ...options,
    meta: { ...options.meta, ...meta },
    onError: refreshAfterRefusal,
    onSuccess: refreshRelated,
  }
}

/** A decision that was refused means that what is on show is an old one. */
const refreshAfterRefusal: NonNullable<UseMutationOptions<unknown, Error, unknown>['onError']> = (
  _error,
  _variables,
  _result,
  { client },
) => client.invalidateQueries({ queryKey: tagKey(listApplications) })

/** What else tells of a decision: its history, the log, and after an approval the customers. */
const refreshRelated: NonNullable<UseMutationOptions<unknown, Error, unknown>['onSuccess']> = (
  _data,
  _variables,
  _result,
  { client },
) =>
  Promise.all(
    [listApplicationHistory, listPlatformOperatorLog, listCustomers].map((operation) =>
      client.invalidateQueries({ queryKey: tagKey(operation) }),
    ),
  )
