import '../testing/domStubs.js'
import { ApiError } from '@spruce/api-client'
import { QueryClient } from '@tanstack/react-query'
import { composeStories } from '@storybook/react-vite'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { platformComponents } from '../components/platformComponents.js'
import { recycleBinMessages } from './recycleBinMessages.js'
import { recycleBinKeys, refreshBin } from './recycleBinQueries.js'
import { readRecycleBinQuery } from './recycleBinQuery.js'
import type { RestoreNote } from './recycleBinSource.js'
import { type Call, createRecycleBinApi, makeRecycled } from './recycleBinHandlers.js'
import * as stories from './RecycleBinPage.stories.js'

const { Company, Default, Empty, Failed, NoPermission, ReadOnly } = composeStories(stories)
const t = recycleBinMessages['zh-CN']

/** As in the portal: inside the shell. */
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  closeAllDialogs()
})

/** A row by the name in its first cell. */
async function findRow(name: string) {
  return (await screen.findByText(name)).closest<HTMLElement>('[role=row], tr')!
}

async function press(name: string, label: string) {
  const user = userEvent.setup()
  await user.click(within(await findRow(name)).getByRole('button', { name: label }))
}

describe('RecycleBinPage', () => {
  it('shows what was removed, with its kind and its end, and finds by the beginning of a name', async () => {
    const user = userEvent.setup()
    const [plan, notice] = makeRecycled(2)
    Object.assign(plan!, { name: '标准版', removedByName: null, removedBy: 'gone' })
    Object.assign(notice!, { name: '升级公告', kind: 'systemNotices' })
    show(<Default api={() => createRecycleBinApi([plan!, notice!])} />)
    expect(await findRow('标准版')).toHaveTextContent('gone')
    expect(await findRow('标准版')).not.toHaveTextContent('剩余')
    expect(await findRow('升级公告')).toHaveTextContent(t.lastDay)
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyKind }), t.plans)
    await waitFor(() => expect(screen.queryByText('升级公告')).toBeNull())
    await user.type(screen.getByRole('searchbox', { name: t.search }), '准{Enter}')
    await waitFor(() => expect(screen.queryByText('标准版')).toBeNull())
  })

  it('restores one at once', async () => {
    const calls: Call[] = []
    show(<Default api={() => createRecycleBinApi(makeRecycled(4), { calls })} />)
    await press('数据 4', t.restore)
    expect(await screen.findByText(t.restored('数据 4'))).toBeVisible()
    await waitFor(() => expect(screen.queryByText('数据 4')).toBeNull())
    expect(calls).toEqual([{ path: 'restore', ids: ['b4'] }])
  })

  it('says where one stands that has lost its place', async () => {
    const rows = makeRecycled(4)
    const note = { kind: rows[3]!.kind, name: '数据 4', id: 'b4', count: 0 }
    const notes: RestoreNote[] = [{ ...note, code: 'PLACED_AT_ROOT', place: '云杉制造' }]
    show(<Default api={() => createRecycleBinApi(rows, { notes })} />)
    await press('数据 4', t.restore)
    const text = t.restoredOtherwise('数据 4', t.placedAtRoot('云杉制造'))
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('asks before it brings somebody back to the root whose department is gone', async () => {
    const user = userEvent.setup()
    const calls: Call[] = []
    const rows = makeRecycled(5).slice(4)
    show(<Company api={() => createRecycleBinApi(rows, { calls, lost: ['b5'] })} />)
    await press('数据 5', t.restore)
    const question = await screen.findByRole('alertdialog', { name: t.rootQuestion('数据 5') })
    expect(screen.queryByRole('button', { name: t.restoreTo })).toBeNull()
    await user.click(within(question).getByRole('button', { name: t.restore }))
    expect(await screen.findByText(t.restored('数据 5'))).toBeVisible()
    expect(calls.at(-1)).toEqual({ path: 'restore', ids: ['b5'], departmentId: null })
  })

  it('asks once for all of many whose department is gone, and lists them when it is called off', async () => {
    const user = userEvent.setup()
    const rows = makeRecycled(7).slice(3)
    show(<Company api={() => createRecycleBinApi(rows, { lost: ['b5', 'b6'] })} />)
    await findRow('数据 5')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const bar = screen.getByRole('region', { name: '批量操作' })
    await user.click(within(bar).getByRole('button', { name: t.restore }))
    const asked = { name: t.rootManyQuestion(2) }
    const question = await screen.findByRole('alertdialog', asked, { timeout: 10_000 })
    await user.click(within(question).getByRole('button', { name: '取消' }))
    const dialog = await screen.findByRole('dialog', { name: t.notRestoredTitle(2) })
    expect(dialog).toHaveTextContent(t.placeGone)
    expect(rows.map(({ id }) => id)).toEqual(['b5', 'b6'])
  })

  it('lists what of many came back otherwise than it was', async () => {
    const user = userEvent.setup()
    const rows = makeRecycled(6)
    const note = { kind: rows[4]!.kind, name: '数据 5', id: 'b5' }
    const notes: RestoreNote[] = [
      { ...note, code: 'ROLES_GONE', place: null, count: 2 },
      { ...note, code: 'PARENT_GONE', place: null, count: 0 },
    ]
    show(<Default api={() => createRecycleBinApi(rows, { notes })} />)
    await findRow('数据 1')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const bar = screen.getByRole('region', { name: '批量操作' })
    await user.click(within(bar).getByRole('button', { name: t.restore }))
    const dialog = await screen.findByRole('dialog', { name: t.notesTitle(1) })
    expect(dialog).toHaveTextContent(t.rolesGone(2))
    expect(dialog).toHaveTextContent(t.parentGone(t.topLevel))
  })

  it('says why one does not come back, and leaves it', async () => {
    show(<Default api={() => createRecycleBinApi(makeRecycled(2), { taken: ['b1'] })} />)
    await press('数据 1', t.restore)
    expect(await screen.findByText(t.notRestored('数据 1', t.taken(t.fieldCode)))).toBeVisible()
    expect(screen.getByText('数据 1')).toBeVisible()
  })

  it('asks a company for its own kinds, by its own call', async () => {
    const user = userEvent.setup()
    const calls: Call[] = []
    const rows = makeRecycled(6).slice(3)
    show(<Company api={() => createRecycleBinApi(rows, { calls })} />)
    await findRow('数据 4')
    const kinds = within(screen.getByRole('combobox', { name: t.anyKind })).getAllByRole('option')
    expect(kinds.map(({ textContent }) => textContent)).not.toContain(t.plans)
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const bar = screen.getByRole('region', { name: '批量操作' })
    await user.click(within(bar).getByRole('button', { name: t.restore }))
    expect(await screen.findByText(t.emptyTitle)).toBeVisible()
    expect(calls).toEqual([{ path: 'restore', ids: ['b4', 'b5', 'b6'] }])
  })

  it('restores a mixed selection by a call for each side, and says which ones stay', async () => {
    const user = userEvent.setup()
    const calls: Call[] = []
    const rows = makeRecycled(6)
    show(<Default api={() => createRecycleBinApi(rows, { calls, taken: ['b2'] })} />)
    await findRow('数据 1')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const bar = screen.getByRole('region', { name: '批量操作' })
    await user.click(within(bar).getByRole('button', { name: t.restore }))
    const dialog = await screen.findByRole('dialog', { name: t.notRestoredTitle(1) })
    expect(dialog).toHaveTextContent(t.notRestoredLead(5))
    const refused = (await within(dialog).findByText('数据 2')).closest<HTMLElement>(
      '[role=row], tr',
    )
    expect(refused).toHaveTextContent(t.taken(t.fieldCode))
    expect(rows.map(({ id }) => id)).toEqual(['b2'])
    expect(calls[0]).toEqual({ path: 'restore-platform', ids: ['b1', 'b2', 'b3'] })
    expect(calls.at(-1)).toEqual({ path: 'restore', ids: ['b4', 'b5', 'b6'] })
  })

  it('purges one after a question that names it, and takes one that is gone for purged', async () => {
    const user = userEvent.setup()
    const rows = makeRecycled(2)
    show(<Default api={() => createRecycleBinApi(rows)} />)
    await press('数据 1', t.purge)
    const question = await screen.findByRole('alertdialog', { name: t.purgeQuestion('数据 1') })
    expect(rows).toHaveLength(2)
    rows.splice(0, 1) // by somebody else
    await user.click(within(question).getByRole('button', { name: t.purge }))
    expect(await screen.findByText(t.purged('数据 1'))).toBeVisible()
    expect(rows.map(({ id }) => id)).toEqual(['b2'])
  })

  it('purges the whole result after DELETE, a hundred with each call', async () => {
    const user = userEvent.setup()
    const calls: Call[] = []
    const rows = makeRecycled(120)
    show(<Default api={() => createRecycleBinApi(rows, { calls })} />)
    await findRow('数据 1')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    await user.click(screen.getByRole('button', { name: /120/ }))
    const bar = screen.getByRole('region', { name: '批量操作' })
    await user.click(within(bar).getByRole('button', { name: t.purge }))
    const question = await screen.findByRole('alertdialog', { name: t.purgeManyQuestion(120) })
    await user.click(within(question).getByRole('button', { name: t.purge }))
    expect(calls).toEqual([])
    await user.type(within(question).getByRole('textbox'), 'DELETE')
    await user.click(within(question).getByRole('button', { name: t.purge }))
    expect(await screen.findByText(t.purgedMany(120))).toBeVisible()
    expect(calls.map(({ path, ids }) => [path, ids.length])).toEqual([
      ['purge', 100],
      ['purge', 20],
    ])
    expect(await screen.findByText(t.emptyTitle)).toBeVisible()
  })

  it('goes on after the network was down', async () => {
    const user = userEvent.setup()
    const rows = makeRecycled(4).map((row) => ({ ...row, kind: 'roles' as const }))
    let isDown = true
    show(
      <Default
        api={() =>
          createRecycleBinApi(rows, {
            more: {
              'POST /spruce/api/v1/recycle-bin/restore': ({ body }) => {
                if (isDown) throw new ApiError({ kind: 'network' })
                return { changed: rows.splice(0, body.ids.length).length, notes: [] }
              },
            },
          })
        }
      />,
    )
    await findRow('数据 1')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const bar = screen.getByRole('region', { name: '批量操作' })
    await user.click(within(bar).getByRole('button', { name: t.restore }))
    const again = await screen.findByRole('button', { name: '重试' })
    isDown = false
    await user.click(again)
    expect(await screen.findByText(t.emptyTitle)).toBeVisible()
    expect(rows).toEqual([])
  })

  it('says when it is empty, when it cannot be loaded, and what one may not do', async () => {
    show(<Empty />).unmount()
    const failed = show(<Failed />)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
    failed.unmount()
    const denied = show(<NoPermission />)
    expect(screen.queryByRole('searchbox')).toBeNull()
    denied.unmount()
    show(<ReadOnly />)
    await findRow('数据 1')
    expect(screen.queryByRole('button', { name: t.restore })).toBeNull()
    expect(screen.queryByRole('button', { name: t.purge })).toBeNull()
  })
})

it('asks the lists anew that have got something back, and no others', () => {
  const client = new QueryClient()
  const keys = { bin: recycleBinKeys.list({}), roles: ['roles', 'records'] }
  const components = platformComponents.list(createRecycleBinApi([]), {}).queryKey
  const all = { ...keys, plans: ['plans', 'list', {}], components }
  for (const key of Object.values(all)) client.setQueryData(key, {})
  const rows = makeRecycled(4)
  refreshBin(client, [rows[0]!, rows[3]!])
  const stale = Object.entries(all).filter(([, key]) => client.getQueryState(key)?.isInvalidated)
  expect(stale.map(([name]) => name)).toEqual(['bin', 'roles', 'plans'])
})

it.each([
  [
    { keyword: '标准', kind: 'plans', page: 2, size: 50 },
    { keyword: '标准', kind: 'plans', page: 2, size: 50 },
  ],
  [{ keyword: '', page: 1, size: 20, kind: 'gone' }, {}],
  [{ keyword: 2026, page: '2', size: 1000 }, { keyword: '2026' }],
])('reads the address %j', (search, query) => {
  expect(readRecycleBinQuery(search)).toEqual(query)
})
