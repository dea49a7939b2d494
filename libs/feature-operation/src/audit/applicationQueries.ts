import { type ApiClient, type Schemas, tagKey, unwrap, unwrapList } from '@spruce/api-client'
import { listApplicationHistory } from '@spruce/api-client/operations'
import type { ResourceList } from '@spruce/shell-ui'
import { mutationOptions, queryOptions, type UseMutationOptions } from '@tanstack/react-query'
import { type ApplicationQuery, applicationSearch } from './applicationQuery.js'
import { momentsOf } from '@spruce/console-kit/days'

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

/** Every key starts with `all`, so one invalidation covers them. */
export const applicationKeys = {
  all: ['applications'] as const,
  list: (query: ApplicationQuery) => [...applicationKeys.all, 'list', query] as const,
  one: (id: string) => [...applicationKeys.all, 'one', id] as const,
  preview: (id: string, wanted: PreviewRequest) =>
    [...applicationKeys.all, 'preview', id, wanted] as const,
}

const refreshes = { silent: true, invalidates: applicationKeys.all }

/** A decision that was refused means that what is on show is an old one. */
const refreshAfterRefusal: NonNullable<UseMutationOptions<unknown, Error, unknown>['onError']> = (
  _error,
  _variables,
  _result,
  { client },
) => client.invalidateQueries({ queryKey: applicationKeys.all })

/** What else tells of a decision: its history, the log, and after an approval the customers. */
const refreshRelated: NonNullable<UseMutationOptions<unknown, Error, unknown>['onSuccess']> = (
  _data,
  _variables,
  _result,
  { client },
) =>
  Promise.all(
    [tagKey(listApplicationHistory), ['platform-logs'], ['customers']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )

/** One page of them. */
export function applicationListOptions(api: ApiClient, query: ApplicationQuery) {
  return queryOptions({
    queryKey: applicationKeys.list(query),
    queryFn: ({ signal }) => loadApplications(api, query, signal),
  })
}

/** One page of them, as it is now on the server. */
export function loadApplications(
  api: ApiClient,
  wanted: ApplicationQuery,
  signal: AbortSignal,
): Promise<ResourceList<Application>> {
  const { from, to, ...rest } = applicationSearch.params(wanted)
  const query = { ...rest, ...momentsOf({ from, to }) }
  return unwrapList(api.GET('/spruce/api/v1/applications', { params: { query }, signal }))
}

/** One, with contacts in full and with what is like it. */
export function applicationOptions(api: ApiClient, id: string) {
  return queryOptions({
    meta: { silent: true }, // the dialog itself says what went wrong
    queryKey: applicationKeys.one(id),
    queryFn: ({ signal }): Promise<ApplicationDetail> =>
      unwrap(api.GET('/spruce/api/v1/applications/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  })
}

/** With what an approval would be made. */
export interface PreviewRequest {
  code?: string | undefined
  planId?: string | undefined
}

/** What an approval would make, and what it would be refused for. */
export function approvalPreviewOptions(api: ApiClient, id: string, wanted: PreviewRequest) {
  return queryOptions({
    meta: { silent: true },
    queryKey: applicationKeys.preview(id, wanted),
    queryFn: ({ signal }): Promise<ApprovalPreview> =>
      unwrap(
        api.GET('/spruce/api/v1/applications/{id}/approval-preview', {
          params: { path: { id }, query: wanted },
          signal,
        }),
      ),
    staleTime: 0,
  })
}

/** The plans that a customer can be given, as far as one look shows them. */
export function planChoiceOptions(api: ApiClient, keyword = '') {
  return queryOptions({
    meta: { silent: true }, // the field says that it failed
    queryKey: ['plans', 'choice', keyword] as const,
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/plans', {
          params: { query: { page: 1, size: 50, status: 'enabled', ...(keyword && { keyword }) } },
          signal,
        }),
      ),
    staleTime: 30_000,
  })
}

/** Asks for information, or rejects. The form shows the errors. */
export function decideApplicationOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, version, note, decision }: NoteRequest) => {
      const init = { params: { path: { id } }, body: { version, note: note.trim() } }
      return unwrap(
        decision === 'reject'
          ? api.POST('/spruce/api/v1/applications/{id}/reject', init)
          : api.POST('/spruce/api/v1/applications/{id}/request-information', init),
      )
    },
    meta: refreshes,
    onError: refreshAfterRefusal,
    onSuccess: refreshRelated,
  })
}

export interface NoteRequest extends Pick<Application, 'id' | 'version'> {
  decision: NoteDecision
  note: string
}

/** Approves one: the customer is there then. The form shows the errors. */
export function approveApplicationOptions(api: ApiClient) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: Approval & Pick<Application, 'id' | 'version'>) =>
      unwrap(
        api.POST('/spruce/api/v1/applications/{id}/approve', { params: { path: { id } }, body }),
      ),
    meta: refreshes,
    onError: refreshAfterRefusal,
    onSuccess: refreshRelated,
  })
}
