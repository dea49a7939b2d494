import '../testing/domStubs.js'
import { TestPortal } from '@spruce/console-kit/testing'
import { ShellProvider } from '@spruce/shell-ui'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createPlansApi, makePush } from './plansHandlers.js'
import { planPushMessages } from './planPushMessages.js'
import { planPushOptions } from './planPushQueries.js'
import { PushDialog } from './PushDialog.js'

const t = planPushMessages['zh-CN']

const ended = makePush({
  status: 'done',
  progress: { done: 3, total: 3 },
  customers: { pushed: 2, locked: 1 },
  actions: ['undo'],
})

it('shows customers anew when an undoing ended before anybody saw it run', async () => {
  const store = { plans: [], push: ended }
  const api = createPlansApi(store)
  let client: QueryClient | undefined
  function Probe() {
    client = useQueryClient()
    return null
  }
  render(
    <ShellProvider language="zh-CN">
      <TestPortal api={() => api}>
        <Probe />
        <PushDialog push={ended} onClose={() => undefined} />
      </TestPortal>
    </ShellProvider>,
  )
  expect(
    (await screen.findAllByRole('row', { name: new RegExp(t.outcomePushed) })).length,
  ).toBeGreaterThan(0)
  store.push = { ...ended, phase: 'undo', version: 2, actions: [] }
  await act(() =>
    client?.invalidateQueries({
      queryKey: planPushOptions(api, ended.id, false).queryKey,
      exact: true,
    }),
  )
  expect(
    (await screen.findAllByRole('row', { name: new RegExp(t.outcomeUndone) })).length,
  ).toBeGreaterThan(0)
})
