import { unwrap, unwrapList, type ApiClient } from '@spruce/api-client'
import type { AlarmPort, WorkContact, WorkEvent, WorkList } from '@spruce/page-builder'
import { useApi, usePermission } from '@spruce/session/react'
import type { LiveKind } from '@spruce/shell-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

const dayLength = 86_400_000

/** The people whom a keyword finds in the contact book; their contacts are masked. */
export function useContacts(keyword: string): WorkList<WorkContact> {
  const api = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['contact-book', 'people', keyword],
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/contact-book/people', {
          params: { query: { size: 100, ...(keyword !== '' && { keyword }) } },
          signal,
        }),
      ),
    meta: { silent: true }, // the widget says in its place what went wrong
  })
  const items = data?.rows.map(({ id, nickName, departments, mobile, email }): WorkContact => ({
    ...{ id, name: nickName },
    notes: [departments.map(({ name }) => name).join('、'), mobile ?? '', email ?? ''].filter(
      (note) => note !== '',
    ),
  }))
  return {
    ...(items && { items, total: data?.total }),
    ...{ error, onRetry: () => void refetch() },
  }
}

/** The person's own events of the next so many days, today's from midnight on. */
export function useEvents(days: number): WorkList<WorkEvent> {
  const api = useApi()
  const from = new Date().setHours(0, 0, 0, 0)
  const { data, error, refetch } = useQuery({
    queryKey: ['calendar-events', from, days],
    queryFn: ({ signal }) =>
      unwrapList(
        api.GET('/spruce/api/v1/calendar-events', {
          params: {
            query: {
              from: new Date(from).toISOString(),
              to: new Date(from + days * dayLength).toISOString(),
              size: 100,
            },
          },
          signal,
        }),
      ),
    meta: { silent: true, live: ['calendar'] satisfies LiveKind[] },
  })
  const items = data?.rows.map(({ id, title, location, startAt, endAt, allDay }): WorkEvent => ({
    ...{ id, name: title, isAllDay: allDay },
    ...{ from: Date.parse(startAt), to: Date.parse(endAt) },
    ...(location && { note: location }),
  }))
  return {
    ...(items && { items, total: data?.total }),
    ...{ error, onRetry: () => void refetch() },
  }
}

/** Acknowledges alarms for who may; undefined for the others. */
export function useAlarmPort(): AlarmPort | undefined {
  const api = useApi()
  const isAllowed = usePermission(['alarm:edit'])
  return useMemo(
    () => (isAllowed ? { acknowledge: (id) => acknowledge(api, id) } : undefined),
    [api, isAllowed],
  )
}

async function acknowledge(api: ApiClient, id: string): Promise<unknown> {
  return unwrap(api.POST('/spruce/api/v1/alarms/acknowledge', { body: { ids: [id] } }))
}
