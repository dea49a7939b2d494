import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { componentMessages } from './componentMessages.js'
import { readComponentQuery } from './componentQuery.js'
import { type Component, createComponentsApi, makeComponents } from './componentsHandlers.js'
import * as stories from './ComponentsPage.stories.js'
import { type ComponentPreviewProps, ComponentSurfacesProvider } from './ComponentSurfaces.js'

const { Default, Failed, NoPermission, ReadOnly } = composeStories(stories)
const t = componentMessages['zh-CN']

const surfaces = {
  Preview: ({ component }: ComponentPreviewProps) => <p>{`shown: ${component.code}`}</p>,
}

/** As in the portal: inside the shell. */
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)
const showRows = (rows: Component[]) => show(<Default api={() => createComponentsApi(rows)} />)

afterEach(() => {
  closeAllDialogs()
})

/** A row by the name in its first cell. */
async function findRow(name: string) {
  return (await screen.findByText(name)).closest<HTMLElement>('[role=row], tr')!
}

/** Opens what a row offers beyond its first actions. */
async function openMenu(user: UserEvent, name: string) {
  await user.click(within(await findRow(name)).getByRole('button', { name: /更多/ }))
  return screen.findByRole('menu')
}

/** Presses an action of a row, in its menu where it is not in sight. */
async function act(user: UserEvent, name: string, label: string) {
  const button = within(await findRow(name)).queryByRole('button', { name: label })
  if (button) return user.click(button)
  const item = within(await openMenu(user, name)).getByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

/** Answers the question that is open. */
async function confirm(user: UserEvent, label: string, typed?: string) {
  const question = await screen.findByRole('alertdialog')
  if (typed) await user.type(within(question).getByRole('textbox'), typed)
  await user.click(within(question).getByRole('button', { name: label }))
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: '保存' }))

/** What a form needs that was not filled in at all. */
async function fillIn(user: UserEvent, values: Partial<Record<keyof typeof t, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(t[label as keyof typeof t] as string)
    await user.clear(field)
    await user.click(field)
    await user.paste(value)
  }
}

describe('ComponentsPage', () => {
  it('shows the first page, and what a filter leaves of it', async () => {
    const user = userEvent.setup()
    show(<Default />)
    expect(await findRow('组件 2')).toHaveTextContent(t.on_shelf)
    expect(screen.getByText('组件 20')).toBeVisible()
    expect(screen.queryByText('组件 21')).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyStatus }), t.draft)
    await waitFor(() => expect(screen.queryByText('组件 2')).toBeNull())
    expect(screen.getByText('组件 22')).toBeVisible()
  })

  it('previews a component as it is edited', async () => {
    const user = userEvent.setup()
    show(
      <ComponentSurfacesProvider value={surfaces}>
        <Default />
      </ComponentSurfacesProvider>,
    )
    await act(user, '组件 2', t.preview)
    const dialog = await screen.findByRole('dialog', { name: t.previewTitle('组件 2') })
    expect(within(dialog).getByText(/^shown: /)).toBeVisible()
    expect(within(dialog).getByText(/默认大小/)).toBeVisible()
  })

  it('previews drafts and components of few customers, and says where the browser loads no frame', async () => {
    const user = userEvent.setup()
    const url = 'https://draft.example.cn/trend'
    const [draft, , , few] = makeComponents(4).map((row) => ({
      ...row,
      kind: 'frame' as const,
      url,
    }))
    const rows = [draft!, { ...few!, status: 'on_shelf' as const }]
    show(
      <ComponentSurfacesProvider value={surfaces}>
        <Default api={() => createComponentsApi(rows)} />
      </ComponentSurfacesProvider>,
    )
    await act(user, draft!.name['zh-CN'], t.preview)
    expect(await screen.findByText(/^shown: /)).toBeVisible()
    expect(screen.queryByText(t.previewBlocked)).toBeNull()
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      ...{ effectiveDirective: 'frame-src', blockedURI: url },
    })
    fireEvent(document, violation)
    expect(await screen.findByText(t.previewBlocked)).toBeVisible()
    await user.keyboard('{Escape}')
    await act(user, few!.name['zh-CN'], t.preview)
    expect(await screen.findByText(/^shown: /)).toBeVisible()
    expect(screen.queryByText(t.previewBlocked)).toBeNull()
  })

  it('registers a frame, with what is wrong at its fields until it is right', async () => {
    const user = userEvent.setup()
    const rows = makeComponents(2)
    showRows(rows)
    await user.click(await screen.findByRole('button', { name: t.add }))
    await screen.findByRole('dialog', { name: t.add })
    await fillIn(user, {
      zhName: '趋势图',
      enName: 'Trend',
      code: 'acme..trend',
      category: '图表',
      url: `${location.origin}/trend`,
      minWidth: '7',
      properties: '{"type":"object","properties":{"title":{"type":"text"}}}',
    })
    await save(user)
    expect(await screen.findByText(t.codeFormat)).toBeVisible()
    expect(screen.getByText(t.urlOwn)).toBeVisible()
    expect(screen.getByText(t.minAboveDefault)).toBeVisible()
    expect(screen.getByText(t.propertyProblem('properties.title', t.unknownType))).toBeVisible()
    expect(rows).toHaveLength(2)
    await fillIn(user, {
      code: 'acme.widget-1',
      url: 'https://widgets.example.cn/trend',
      minWidth: '2',
      properties: '{"type":"object","properties":{"title":{"type":"string"}}}',
    })
    await save(user)
    expect(await screen.findByText('已被使用，请更换')).toBeVisible()
    await fillIn(user, { code: 'acme.trend' })
    await save(user)
    expect(await findRow('趋势图')).toHaveTextContent('acme.trend')
    expect(rows[0]).toMatchObject({
      kind: 'frame',
      url: 'https://widgets.example.cn/trend',
      properties: { properties: { title: { type: 'string' } } },
    })
  })

  it.each([
    { choice: '保留我的修改', category: 'mine', name: 'Theirs', said: t.saved('组件 2') },
    {
      choice: '采用最新内容',
      category: 'theirs',
      name: 'Theirs',
      said: '已载入最新内容，您的修改未保存',
    },
  ])('asks whose edit stays when somebody else saved first: $choice', async (expected) => {
    const user = userEvent.setup()
    const rows = makeComponents(3)
    showRows(rows)
    await act(user, '组件 2', t.edit)
    await screen.findByRole('dialog', { name: t.editTitle('组件 2') })
    await fillIn(user, { category: 'mine' })
    rows[1] = {
      ...rows[1]!,
      category: 'theirs',
      name: { 'zh-CN': '组件 2', 'en-US': 'Theirs' },
      version: 2,
    }
    await save(user)
    const question = await screen.findByRole('dialog', { name: '内容已被修改' })
    expect(within(question).getByRole('row', { name: /mine/ })).toHaveTextContent('theirs')
    await user.click(within(question).getByRole('button', { name: expected.choice }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(rows[1]).toMatchObject({
      category: expected.category,
      name: { 'en-US': expected.name },
    })
    expect(await screen.findByText(expected.said)).toBeVisible()
  })

  it('publishes a draft, takes it off the shelf, and only then offers to delete it', async () => {
    const user = userEvent.setup()
    const rows = makeComponents(1)
    showRows(rows)
    await act(user, '组件 1', t.publish)
    expect(await screen.findByText(t.publishText(1))).toBeVisible()
    await confirm(user, t.publish)
    await waitFor(async () => expect(await findRow('组件 1')).toHaveTextContent(t.on_shelf))
    const offered = await openMenu(user, '组件 1')
    expect(within(offered).queryByRole('menuitem', { name: t.remove })).toBeNull()
    await user.keyboard('{Escape}')
    await act(user, '组件 1', t.withdraw)
    await confirm(user, t.withdraw)
    await waitFor(async () => expect(await findRow('组件 1')).toHaveTextContent(t.off_shelf))
    await act(user, '组件 1', t.remove)
    await confirm(user, t.remove)
    await waitFor(() => expect(rows).toEqual([]))
  })

  it('shows what designers got with each version', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await act(user, '组件 2', t.releases)
    const dialog = await screen.findByRole('dialog', { name: t.releasesTitle('组件 2') })
    expect(await within(dialog).findByText(t.current)).toBeVisible()
    await user.click(within(dialog).getAllByRole('button', { name: t.view })[1]!)
    const release = await screen.findByRole('dialog', { name: t.releaseTitle('组件 2', 1) })
    expect(release).toHaveTextContent('"title"')
  })

  it('shows a picture or an icon, and saves another picture with the component', async () => {
    const user = userEvent.setup()
    const rows = makeComponents(2)
    showRows(rows)
    const [without, withPicture] = [await findRow('组件 1'), await findRow('组件 2')]
    expect(within(without).getByRole('img', { name: t.noThumbnail })).toBeVisible()
    const image = within(withPicture).getByRole('img', { name: t.thumbnailOf('组件 2') })
    fireEvent.error(image)
    expect(within(withPicture).getByRole('img', { name: t.noThumbnail })).toBeVisible()
    await act(user, '组件 2', t.edit)
    const form = await screen.findByRole('dialog', { name: t.editTitle('组件 2') })
    await user.click(within(form).getByRole('button', { name: '移除“acme.widget-2”' }))
    const choose = (file: File) =>
      fireEvent.change(form.querySelector('input[type=file]')!, { target: { files: [file] } })
    choose(new File(['x'], 'moving.gif', { type: 'image/gif' }))
    expect(await within(form).findByText(/^moving\.gif: /)).toBeVisible()
    choose(new File(['x'], 'trend.png', { type: 'image/png' }))
    expect(await within(form).findByText(/^已上传/)).toBeVisible()
    await save(user)
    await waitFor(() => expect(rows[1]?.version).toBe(2))
    expect(rows[1]?.thumbnail).toBe('/files/public/2J8Qm1vYt0bC5xW9aHsJfA')
  })

  it('says where a component is used, and before it is taken away, too', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await act(user, '组件 2', t.uses)
    const dialog = await screen.findByRole('dialog', { name: t.usesTitle('组件 2') })
    const use = (await within(dialog).findByText('页面 2')).closest('[role=row], tr')
    expect(use).toHaveTextContent('客户 2')
    expect(use).toHaveTextContent(t.business)
    expect(use).toHaveTextContent(t.notOn)
    expect(use).toHaveTextContent(t.releaseNumber(2))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(user, '组件 2', t.withdraw)
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent(t.usedOn(3) + t.withdrawText)
  })

  it('deletes of a selection what is not on the shelf', async () => {
    const user = userEvent.setup()
    const rows = makeComponents(3)
    showRows(rows)
    await findRow('组件 1')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    const bar = await screen.findByRole('region', { name: '批量操作' })
    await user.click(within(bar).getByRole('button', { name: t.remove }))
    expect(await screen.findByText(t.removeManyQuestion(2))).toBeVisible()
    await confirm(user, t.remove, 'DELETE')
    await waitFor(() => expect(rows.map(({ id }) => id)).toEqual(['c2']))
  })

  it('says when the list cannot be loaded', async () => {
    show(<Failed />)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  })

  it('shows no rows without the permission, and no changes without theirs', async () => {
    const { unmount } = show(<NoPermission />)
    expect(screen.queryByRole('searchbox')).toBeNull()
    unmount()
    show(<ReadOnly />)
    await findRow('组件 1')
    expect(screen.queryByRole('button', { name: t.add })).toBeNull()
    expect(screen.queryByRole('button', { name: t.edit })).toBeNull()
  })
})

it.each([
  [
    { keyword: '图', status: 'draft', kind: 'frame', page: 2, size: 50 },
    { keyword: '图', status: 'draft', kind: 'frame', page: 2, size: 50 },
  ],
  [{ keyword: '', status: 'gone', kind: 1, page: 1, size: 20 }, {}],
  [{ keyword: 2026, page: '2', size: 1000 }, { keyword: '2026' }],
])('reads the address %j', (search, query) => {
  expect(readComponentQuery(search)).toEqual(query)
})
