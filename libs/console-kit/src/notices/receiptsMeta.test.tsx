import '../testing/domStubs.js'
import type { ApiClient } from '@spruce/api-client'
import { isMadeStaleBy, ShellProvider } from '@spruce/shell-ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { TestPortal } from '../testing/TestPortal.js'
import { NoticesPage } from './NoticesPage.js'
import { ReceiptPeopleDialog } from './ReceiptPeopleDialog.js'
import { SystemNoticeReceiptsDialog } from './SystemNoticeReceiptsDialog.js'
import { systemNotices } from './systemNotices.js'
import { createSystemNoticesApi, makeNotices } from './systemNoticesHandlers.js'

const notice = { id: 'n3', title: '公告 3', mustConfirm: false }
const nobody = { rows: [], total: 0 }

/** Shows it, and waits until it has asked once. */
async function show(part: ReactNode, api: ApiClient, asked: () => number) {
  let client: QueryClient | undefined
  function Client() {
    client = useQueryClient()
    return null
  }
  render(
    <ShellProvider language="zh-CN">
      <TestPortal api={() => api}>
        <Client />
        {part}
      </TestPortal>
    </ShellProvider>,
  )
  await waitFor(() => expect(asked()).toBe(1))
  if (!client) throw new Error('No client')
  return client
}

/** That a reader is heard of, and that nothing asks by the clock. */
async function followsReaders(client: QueryClient, asked: () => number) {
  await act(() => client.invalidateQueries({ predicate: isMadeStaleBy('unread') }))
  expect(asked()).toBe(1)
  await act(() => client.invalidateQueries({ predicate: isMadeStaleBy('receipts') }))
  expect(asked()).toBe(2)
  const observers = client
    .getQueryCache()
    .getAll()
    .flatMap((query) => query.observers)
  expect(observers.map(({ options }) => options.refetchInterval)).toEqual(
    observers.map(() => undefined),
  )
}

it('the people of a notice are asked for again when somebody reads', async () => {
  let count = 0
  const people = (
    <ReceiptPeopleDialog
      title="回执"
      mustConfirm={false}
      permission="notice:list"
      list={() => ({
        queryKey: ['people'],
        queryFn: () => {
          count += 1
          return Promise.resolve(nobody)
        },
      })}
      onClose={() => undefined}
    />
  )
  const client = await show(people, createSystemNoticesApi([]), () => count)
  await followsReaders(client, () => count)
})

it('the customers of a notice are asked for again when somebody reads', async () => {
  let count = 0
  const api = createSystemNoticesApi(makeNotices(3), {
    'GET /spruce/api/v1/system-notices/{id}/receipts': () => {
      count += 1
      return nobody
    },
  })
  const dialog = <SystemNoticeReceiptsDialog notice={notice} onClose={() => undefined} />
  const client = await show(dialog, api, () => count)
  await followsReaders(client, () => count)
})

it('the list with its counts is asked for again when somebody reads', async () => {
  let count = 0
  const api = createSystemNoticesApi([], {
    'GET /spruce/api/v1/system-notices': () => {
      count += 1
      return { rows: makeNotices(1), total: 1 }
    },
  })
  const page = <NoticesPage source={systemNotices} query={{}} onQueryChange={() => undefined} />
  const client = await show(page, api, () => count)
  await screen.findByText('公告 1')
  await followsReaders(client, () => count)
})
