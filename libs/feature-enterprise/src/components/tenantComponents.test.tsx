import '../testing/domStubs.js'
import { TestPage } from '@spruce/console-kit/testing'
import { componentMessages } from '@spruce/console-kit/components'
import { closeAllDialogs, type Permissions, ShellProvider } from '@spruce/shell-ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  tenantComponentMessages,
  tenantOriginMessages,
  tenantSightMessages,
} from './tenantComponentMessages.js'
import { createTenantComponentsApi, makeTenantComponents } from './tenantComponentsHandlers.js'
import { makeResources } from '../resources/resourcesHandlers.js'
import { readTenantComponentQuery } from './tenantComponentSearch.js'
import { TenantComponentsPage } from './TenantComponentsPage.js'

const t = { ...componentMessages['zh-CN'], ...tenantComponentMessages['zh-CN'] }
const own = tenantOriginMessages['zh-CN']
const sight = tenantSightMessages['zh-CN']

afterEach(() => {
  closeAllDialogs()
})

function show(
  rows = makeTenantComponents(),
  permissions: Permissions = 'all',
  more: Parameters<typeof createTenantComponentsApi>[1] = {},
) {
  return render(
    <ShellProvider language="zh-CN">
      <TestPage
        api={() => createTenantComponentsApi(rows, more)}
        permissions={permissions}
        initialQuery={{}}
      >
        {(query, onQueryChange) => (
          <TenantComponentsPage query={query} onQueryChange={onQueryChange} />
        )}
      </TestPage>
    </ShellProvider>,
  )
}

async function findRow(name: string) {
  return (await screen.findByText(name)).closest<HTMLElement>('[role=row], tr')!
}

/** What a row offers, in sight and in its menu. */
async function offersOf(user: UserEvent, name: string) {
  const row = await findRow(name)
  const inSight = within(row).queryAllByRole('button')
  const more = within(row).queryByRole('button', { name: /更多/ })
  if (more) await user.click(more)
  const menu = more ? within(await screen.findByRole('menu')).getAllByRole('menuitem') : []
  const names = [...inSight, ...menu].map((one) => one.textContent)
  await user.keyboard('{Escape}')
  return names
}

async function act(user: UserEvent, name: string, label: string) {
  const button = within(await findRow(name)).queryByRole('button', { name: label })
  if (button) return user.click(button)
  await user.click(within(await findRow(name)).getByRole('button', { name: /更多/ }))
  const item = within(await screen.findByRole('menu')).getByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

async function confirm(user: UserEvent, label: string) {
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: label }))
}

describe('the components of a company', () => {
  it('say whose each is, and let the platform’s be switched only', async () => {
    const user = userEvent.setup()
    show()
    expect(await findRow('折线图')).toHaveTextContent(own.platform)
    expect(await findRow('产线看板')).toHaveTextContent(own.tenant)
    const ofPlatform = await offersOf(user, '折线图')
    expect(ofPlatform).toEqual(expect.arrayContaining([t.disable, t.uses]))
    for (const label of [t.edit, t.withdraw, t.remove, t.releases]) {
      expect(ofPlatform).not.toContain(label)
    }
    const ofCompany = await offersOf(user, '产线看板')
    expect(ofCompany).toEqual(expect.arrayContaining([t.edit, t.withdraw, t.releases]))
    expect(ofCompany).not.toContain(t.disable)
  })

  it('of the platform are taken from the designers after a question that counts its pages', async () => {
    const user = userEvent.setup()
    const rows = makeTenantComponents()
    show(rows)
    await act(user, '折线图', t.disable)
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent(t.usedOn(2) + t.disableText)
    await confirm(user, t.disable)
    await waitFor(() => expect(rows[0]?.enabled).toBe(false))
    await act(user, '折线图', t.enable)
    await waitFor(() => expect(rows[0]?.enabled).toBe(true))
  })

  it('are switched on together, own ones left out', async () => {
    const user = userEvent.setup()
    const rows = makeTenantComponents()
    show(rows)
    await findRow('仪表盘')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const bar = await screen.findByRole('region', { name: '批量操作' })
    await user.click(within(bar).getByRole('button', { name: t.enable }))
    await waitFor(() => expect(rows[1]?.enabled).toBe(true))
    expect(rows.filter(({ version }) => version > 1).map(({ id }) => id)).toEqual(['p2'])
  })

  it('of its own are frames: the form asks neither kind nor customers', async () => {
    const user = userEvent.setup()
    const rows = makeTenantComponents()
    show(rows)
    await user.click(await screen.findByRole('button', { name: t.add }))
    const form = await screen.findByRole('dialog', { name: t.add })
    expect(within(form).queryByRole('radiogroup')).toBeNull()
    const fill = (label: string, text: string) =>
      user.type(within(form).getByRole('textbox', { name: label }), text)
    await fill(t.zhName, '排班表')
    await fill(t.enName, 'Shifts')
    await fill(t.code, 'acme.shifts')
    await fill(t.url, 'https://widgets.example.cn/shifts')
    await fill(t.category, '办公')
    await user.click(within(form).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(rows).toHaveLength(6))
    expect(rows[5]).toMatchObject({ code: 'acme.shifts', origin: 'tenant' })
    expect(rows[5]).not.toHaveProperty('visibleTo')
  })

  it('of its own show a picture of the resources of the company', async () => {
    const user = userEvent.setup()
    const rows = makeTenantComponents()
    const pictures = makeResources(2)
    const resources = { rows: pictures, total: pictures.length }
    const pictureOf = () => rows.find(({ name }) => name['zh-CN'] === '产线看板')?.thumbnail
    show(rows, 'all', { 'GET /spruce/api/v1/resources': () => resources })
    await act(user, '产线看板', t.edit)
    const form = await screen.findByRole('dialog', { name: t.editTitle('产线看板') })
    expect(form.querySelector('input[type=file]')).toBeNull()
    await user.click(within(form).getByRole('button', { name: new RegExp(`^${t.thumbnail}`) }))
    await user.click(await screen.findByRole('button', { name: 'banner-2.png' }))
    await user.click(within(form).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(pictureOf()).toBe(pictures[1]?.url))
    const row = await findRow('产线看板')
    expect(within(row).getByRole('img', { name: t.thumbnailOf('产线看板') })).toBeVisible()
    await act(user, '产线看板', t.edit)
    const again = await screen.findByRole('dialog', { name: t.editTitle('产线看板') })
    await user.click(within(again).getByRole('button', { name: '移除图片' }))
    await user.click(within(again).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(pictureOf()).toBeNull())
  })

  it('of its own take an upload from whoever may not see the resources', async () => {
    const user = userEvent.setup()
    show(makeTenantComponents(), ['widget:list', 'widget:edit'])
    await act(user, '产线看板', t.edit)
    const form = await screen.findByRole('dialog', { name: t.editTitle('产线看板') })
    expect(form.querySelector('input[type=file]')).not.toBeNull()
  })

  it('are found by whose they are and whether they are in use', async () => {
    const user = userEvent.setup()
    show()
    await findRow('折线图')
    await user.selectOptions(screen.getByRole('combobox', { name: own.anyOrigin }), 'platform')
    await user.selectOptions(screen.getByRole('combobox', { name: own.anyEnabled }), 'no')
    await waitFor(() => expect(screen.queryByText('产线看板')).toBeNull())
    expect(await findRow('仪表盘')).toBeVisible()
    expect(screen.queryByText('折线图')).toBeNull()
  })

  /** Chooses roles in the form or dialog of this name, and saves. */
  async function limitTo(user: UserEvent, title: string, ...roles: string[]) {
    const form = await screen.findByRole('dialog', { name: title })
    await user.click(within(form).getByRole('radio', { name: sight.chosenRoles }))
    await user.click(within(form).getByRole('button', { name: new RegExp(`^${sight.roles}`) }))
    for (const role of roles) await user.click(await screen.findByRole('option', { name: role }))
    await user.keyboard('{Escape}')
    await user.click(within(form).getByRole('button', { name: '保存' }))
  }

  it('are shown to roles, the platform’s as the own', async () => {
    const user = userEvent.setup()
    const rows = makeTenantComponents()
    show(rows)
    expect(await findRow('产线看板')).toHaveTextContent(sight.everybody)
    for (const [name, index] of [
      ['产线看板', 2],
      ['折线图', 0],
    ] as const) {
      await act(user, name, t.sight)
      await limitTo(user, t.sightTitle(name), '部门主管', '审计员')
      await waitFor(() => expect(rows[index]?.roleIds).toEqual(['r1', 'r2']))
      await waitFor(async () => expect(await findRow(name)).toHaveTextContent('部门主管、审计员'))
    }
    await act(user, '折线图', t.sight)
    const dialog = await screen.findByRole('dialog', { name: t.sightTitle('折线图') })
    expect(within(dialog).getByText(sight.builtinHelp)).toBeVisible()
    await user.click(within(dialog).getByRole('radio', { name: sight.everybody }))
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(rows[0]?.roleIds).toBeNull())
  })

  it('are shown to roles by who may not list these', async () => {
    const user = userEvent.setup()
    const rows = makeTenantComponents()
    rows[2] = { ...rows[2]!, roleIds: ['r1'] }
    show(rows, ['widget:list', 'widget:edit'])
    await act(user, '产线看板', t.sight)
    const dialog = await screen.findByRole('dialog', { name: t.sightTitle('产线看板') })
    expect(within(dialog).getByText('部门主管')).toBeVisible()
    await limitTo(user, t.sightTitle('产线看板'), '审计员')
    await waitFor(() => expect(rows[2]?.roleIds).toEqual(['r1', 'r2']))
  })

  it('are shown to roles together', async () => {
    const user = userEvent.setup()
    const rows = makeTenantComponents()
    show(rows)
    await findRow('仪表盘')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const bar = await screen.findByRole('region', { name: '批量操作' })
    await user.click(within(bar).getByRole('button', { name: t.sight }))
    await limitTo(user, t.sightManyTitle(5), '审计员')
    await waitFor(() => expect(rows.map(({ roleIds }) => roleIds)).toEqual(Array(5).fill(['r2'])))
  })

  it('of its own are made for roles, and their form keeps what it does not change', async () => {
    const user = userEvent.setup()
    const rows = makeTenantComponents()
    rows[2] = { ...rows[2]!, roleIds: [] }
    show(rows)
    expect(await findRow('产线看板')).toHaveTextContent(sight.administrators)
    await act(user, '产线看板', t.edit)
    const form = await screen.findByRole('dialog', { name: t.editTitle('产线看板') })
    await user.type(within(form).getByRole('textbox', { name: t.category }), '二')
    await user.click(within(form).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(rows[2]).toMatchObject({ category: '图表二', roleIds: [] }))
    await act(user, '产线看板', t.edit)
    await limitTo(user, t.editTitle('产线看板'), '部门主管')
    await waitFor(() => expect(rows[2]?.roleIds).toEqual(['r1']))
  })

  it('are found by a role that sees them', async () => {
    const user = userEvent.setup()
    const rows = makeTenantComponents()
    rows[2] = { ...rows[2]!, roleIds: ['r1'] }
    show(rows)
    await findRow('产线看板')
    await user.selectOptions(await screen.findByRole('combobox', { name: sight.anyRole }), '审计员')
    await waitFor(() => expect(screen.queryByText('产线看板')).toBeNull())
    await user.selectOptions(screen.getByRole('combobox', { name: sight.anyRole }), '部门主管')
    expect(await findRow('产线看板')).toHaveTextContent('部门主管')
  })

  it('are previewed by who manages them, those too that do not show to them', async () => {
    const user = userEvent.setup()
    const rows = makeTenantComponents()
    rows[2] = { ...rows[2]!, roleIds: [], isShown: false }
    show(rows)
    expect(await offersOf(user, '折线图')).toContain(t.preview)
    expect(await offersOf(user, '产线看板')).toContain(t.preview)
  })

  it('say where each is used', async () => {
    const user = userEvent.setup()
    show()
    await act(user, '产线看板', t.uses)
    const dialog = await screen.findByRole('dialog', { name: t.usesTitle('产线看板') })
    const row = (await within(dialog).findByText('车间工作台')).closest('[role=row], tr')
    expect(row).toHaveTextContent(t.business)
  })

  it('are changed by nobody who may only look, and seen by nobody else', async () => {
    const { unmount } = show(makeTenantComponents(), ['widget:list'])
    const row = await findRow('产线看板')
    expect(screen.queryByRole('button', { name: t.add })).toBeNull()
    expect(within(row).queryByRole('button', { name: t.edit })).toBeNull()
    unmount()
    show(makeTenantComponents(), [])
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})

it.each([
  [
    { keyword: '图', origin: 'tenant', enabled: 'no', roleId: 'r1', kind: 'frame', sort: '-name' },
    { keyword: '图', origin: 'tenant', enabled: 'no', roleId: 'r1', kind: 'frame', sort: '-name' },
  ],
  [{ origin: 'customer', enabled: true, sort: 'url' }, {}],
])('reads the address %j', (search, query) => {
  expect(readTenantComponentQuery(search)).toEqual(query)
})
