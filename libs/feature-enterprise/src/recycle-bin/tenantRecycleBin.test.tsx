import '../testing/domStubs.js'
import { createTestApi } from '@spruce/api-client/testing'
import { TestPage } from '@spruce/console-kit/testing'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { TenantRecycleBinPage } from './TenantRecycleBinPage.js'

afterEach(() => {
  closeAllDialogs()
})

const removed = {
  ...{ id: 'b1', kind: 'roles' as const, objectId: 'r1', name: '巡检员', removedBy: 'u1' },
  ...{ removedByName: '张伟', removedAt: '2026-11-20T08:00:00.000Z' },
  purgedAt: '2026-12-20T08:00:00.000Z',
}

/** A bin with one role in it, and the calls that were made. */
function show(permissions: readonly string[]) {
  const calls: string[] = []
  const rows = [removed]
  const api = () =>
    createTestApi({
      'GET /spruce/api/v1/recycle-bin': () => {
        calls.push('list')
        return { rows, total: rows.length }
      },
      'POST /spruce/api/v1/recycle-bin/restore': ({ body }) => {
        calls.push(`restore ${body.ids.join()}`)
        return { changed: rows.splice(0).length, notes: [] }
      },
    })
  render(
    <ShellProvider language="zh-CN">
      <TestPage api={api} permissions={permissions} initialQuery={{}}>
        {(query, onQueryChange) => (
          <TenantRecycleBinPage query={query} onQueryChange={onQueryChange} />
        )}
      </TestPage>
    </ShellProvider>,
  )
  return calls
}

it('brings back what people of the tenant removed', async () => {
  const calls = show(['recycle:list', 'recycle:edit'])
  const row = (await screen.findByText('巡检员')).closest<HTMLElement>('[role=row], tr')!
  expect(within(row).queryByRole('button', { name: '彻底删除' })).toBeNull()
  await userEvent.click(within(row).getByRole('button', { name: '恢复' }))
  await waitFor(() => expect(screen.queryByText('巡检员')).toBeNull())
  expect(calls).toContain('restore b1')
})

it('is for who may see it, and asks for nothing otherwise', async () => {
  const calls = show(['log:list'])
  expect(await screen.findByText(/recycle:list/)).toBeVisible()
  expect(calls).toEqual([])
})
