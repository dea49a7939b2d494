import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { entitlementMessages } from './entitlementMessages.js'
import { planMessages } from './planMessages.js'
import { planPushMessages } from './planPushMessages.js'
import {
  createPlansApi,
  makeCustomers,
  makePlans,
  makePush,
  type PlansStore,
} from './plansHandlers.js'
import * as stories from './PlansPage.stories.js'

const { Default, Customers, Failed, NoPermission, ReadOnly } = composeStories(stories)
const t = planMessages['zh-CN']
const c = entitlementMessages['zh-CN']
const p = planPushMessages['zh-CN']

/** As in the portal: inside the shell. */
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  closeAllDialogs()
})

/** A row by the name in its first cell. */
async function findRow(name: string) {
  return (await screen.findByText(name)).closest<HTMLElement>('[role=row], tr')!
}

/** Presses an action of a row, in its menu where it is not in sight. */
async function act(user: UserEvent, name: string, label: string) {
  const row = await findRow(name)
  const button = within(row).queryByRole('button', { name: label })
  if (button) return user.click(button)
  await user.click(within(row).getByRole('button', { name: /更多/ }))
  const item = within(await screen.findByRole('menu')).getByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: '保存' }))

describe('the plans', () => {
  it('adds one with limits, and says what is wrong at its field', async () => {
    const user = userEvent.setup()
    const store: PlansStore = { plans: [] }
    show(<Default api={() => createPlansApi(store)} />)
    await user.click(await screen.findByRole('button', { name: t.add }))
    await user.type(await screen.findByLabelText(t.code), 'Trial')
    await save(user)
    expect(await screen.findByText(t.nameRequired)).toBeVisible()
    expect(screen.getByText(t.codeFormat)).toBeVisible()
    expect(store.plans).toEqual([])
    await user.type(screen.getByLabelText(t.name), '试用版')
    await user.clear(screen.getByLabelText(t.code))
    await user.type(screen.getByLabelText(t.code), 'trial')
    await user.type(screen.getByLabelText(t.maxStorage), '1.5')
    await save(user)
    expect(await findRow('试用版')).toHaveTextContent('1.5 GB')
    expect(store.plans[0]).toMatchObject({ maxMembers: null, maxStorageBytes: 1_610_612_736 })
  })

  it('narrows one to chosen menus, and sends only the kind that was changed', async () => {
    const user = userEvent.setup()
    const store: PlansStore = { plans: makePlans(2) }
    show(<Default api={() => createPlansApi(store)} />)
    await act(user, '套餐 2', t.content)
    const dialog = await screen.findByRole('dialog', { name: t.contentTitle('套餐 2') })
    const menus = within(dialog).getByRole('group', { name: t.menusAndButtons })
    await user.click(within(menus).getByRole('radio', { name: t.chosenOnly }))
    await user.click(await within(dialog).findByRole('treeitem', { name: '删除角色' }))
    await save(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(new Set(store.plans[1]?.menus)).toEqual(new Set(['m1', 'm2', 'b1']))
    expect(store.plans[1]).toMatchObject({ apps: null, permissions: null })
  })

  it('narrows one to components found by a search; Enter searches and does not save', async () => {
    const user = userEvent.setup()
    const store: PlansStore = { plans: makePlans(2) }
    show(<Default api={() => createPlansApi(store)} />)
    await act(user, '套餐 2', t.content)
    const dialog = await screen.findByRole('dialog', { name: t.contentTitle('套餐 2') })
    const part = within(dialog).getByRole('group', { name: t.components })
    await user.click(within(part).getByRole('radio', { name: t.chosenOnly }))
    await user.click(await within(dialog).findByRole('treeitem', { name: '公告牌' }))
    await user.type(
      within(dialog).getByRole('searchbox', { name: t.searchComponents }),
      '图表{Enter}',
    )
    await waitFor(() =>
      expect(within(dialog).queryByRole('treeitem', { name: '公告牌' })).toBeNull(),
    )
    expect(store.plans[1]?.components).toBeNull()
    await user.click(within(dialog).getByRole('treeitem', { name: t.allOfThese }))
    await save(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // What the search did not show stays as it was chosen.
    expect(new Set(store.plans[1]?.components)).toEqual(
      new Set(['acme.note', 'acme.old', 'acme.share', 'acme.trend']),
    )
    expect(store.plans[1]).toMatchObject({ apps: null, menus: null, permissions: null })
  })

  it('asks whose edit stays when somebody else saved first', async () => {
    const user = userEvent.setup()
    const store: PlansStore = { plans: makePlans(2) }
    show(<Default api={() => createPlansApi(store)} />)
    await act(user, '套餐 2', t.edit)
    await user.type(await screen.findByLabelText(t.description), 'mine')
    Object.assign(store.plans[1]!, { description: 'theirs', version: 2 })
    await save(user)
    const question = await screen.findByRole('dialog', { name: '内容已被修改' })
    expect(within(question).getByRole('row', { name: /mine/ })).toHaveTextContent('theirs')
    await user.click(within(question).getByRole('button', { name: '保留我的修改' }))
    await waitFor(() => expect(store.plans[1]?.description).toBe('mine'))
  })

  it('shows what a push would do, pushes exactly that, and takes it back after a question', async () => {
    const user = userEvent.setup()
    const store: PlansStore = { plans: makePlans(2) }
    show(<Default api={() => createPlansApi(store)} />)
    await act(user, '套餐 1', t.push)
    const preview = await screen.findByRole('dialog', { name: p.previewTitle('套餐 1') })
    expect(await within(preview).findByText(p.outcomeLocked)).toBeVisible()
    await user.click(await within(preview).findByRole('button', { name: p.startTitle(2) }))
    const form = await screen.findByRole('dialog', { name: p.startTitle(2) })
    await user.type(within(form).getByLabelText(p.note), '新增报表')
    await user.click(within(form).getByRole('button', { name: p.start }))
    const run = await screen.findByRole('dialog', { name: p.runTitle('套餐 1') })
    expect(await within(run).findByText('33%')).toBeVisible()
    expect(store.push?.note).toBe('新增报表')
    store.push = makePush({ status: 'done', actions: ['undo'], progress: { done: 3, total: 3 } })
    await user.click(await within(run).findByRole('button', { name: p.undo }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: p.undo }))
    expect(await screen.findByRole('dialog', { name: p.undoRunTitle('套餐 1') })).toBeVisible()
  })

  it('pushes nothing when the preview is no longer true', async () => {
    const user = userEvent.setup()
    const store: PlansStore = { plans: makePlans(2) }
    show(<Default api={() => createPlansApi(store)} />)
    await act(user, '套餐 1', t.push)
    await user.click(await screen.findByRole('button', { name: p.startTitle(2) }))
    store.fingerprint = 'b'.repeat(64)
    await user.click(await screen.findByRole('button', { name: p.start }))
    expect(await screen.findByText(p.previewStale)).toBeVisible()
    expect(store.push).toBeUndefined()
  })

  it('says when they cannot be loaded, and shows nothing without the permission', async () => {
    const { unmount } = show(<Failed />)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
    unmount()
    const other = show(<NoPermission />)
    expect(screen.queryByRole('searchbox')).toBeNull()
    other.unmount()
    show(<ReadOnly />)
    await screen.findByText('套餐 1')
    expect(screen.queryByRole('button', { name: t.add })).toBeNull()
    expect(screen.queryByRole('button', { name: t.content })).toBeNull()
  })
})

describe('the customers', () => {
  const withCustomers = () => ({
    plans: makePlans(2),
    customers: makeCustomers(2),
    overrides: new Map(),
  })

  it('grants one beyond its plan, and says that this comes from an exception', async () => {
    const user = userEvent.setup()
    const store: PlansStore = withCustomers()
    show(<Customers api={() => createPlansApi(store)} />)
    await act(user, '云杉科技 1', c.overrides)
    const form = await screen.findByRole('dialog', { name: c.overridesTitle('云杉科技 1') })
    const granted = within(within(form).getByRole('tree', { name: new RegExp(c.granted) }))
    await user.click(granted.getByRole('treeitem', { name: '删除角色' }))
    await user.click(granted.getByRole('treeitem', { name: '图表 / 占比图' }))
    await save(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [customer] = store.customers ?? []
    expect(store.overrides?.get(customer!.id)).toMatchObject({
      grantedPermissions: ['role:remove'],
      revokedPermissions: [],
      grantedComponents: ['acme.share'],
      revokedComponents: [],
      limits: {},
    })
    await act(user, '云杉科技 1', c.origin)
    const origins = await screen.findByRole('dialog', { name: c.originTitle('云杉科技 1') })
    const row = (await within(origins).findByText('删除角色的权限')).closest('[role=row], tr')
    expect(row).toHaveTextContent(c.allowed)
    expect(row).toHaveTextContent(c.sourceOverride)
  })

  it('says at the field that the chosen plan has gone meanwhile, and gives none', async () => {
    const user = userEvent.setup()
    const store: PlansStore = withCustomers()
    const [customer] = store.customers ?? []
    const before = customer?.plan
    show(<Customers api={() => createPlansApi(store)} />)
    await act(user, '云杉科技 1', c.assign)
    const form = await screen.findByRole('dialog', { name: c.assignTitle('云杉科技 1') })
    const field = within(form).getByRole('button', { name: new RegExp(`^${c.plan}`) })
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: /^套餐 2/ }))
    store.plans.pop()
    await user.click(within(form).getByRole('button', { name: c.assign }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/所选内容已不存在，请重新选择/))
    expect(customer?.plan).toEqual(before)
  })

  it('keeps exceptions that somebody else has made meanwhile', async () => {
    const user = userEvent.setup()
    const store: PlansStore = withCustomers()
    show(<Customers api={() => createPlansApi(store)} />)
    await act(user, '云杉科技 1', c.overrides)
    await user.type(await screen.findByLabelText(c.note), '试点')
    const [customer] = store.customers ?? []
    const { noOverrides } = await import('./plansHandlers.js')
    store.overrides?.set(customer!.id, { ...noOverrides, lockedParts: ['menus'], version: 1 })
    await save(user)
    await user.click(await screen.findByRole('button', { name: '保留我的修改' }))
    await waitFor(() =>
      expect(store.overrides?.get(customer!.id)).toMatchObject({
        note: '试点',
        lockedParts: ['menus'],
        version: 2,
      }),
    )
  })
})
