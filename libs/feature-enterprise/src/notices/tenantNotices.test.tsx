import '../testing/domStubs.js'
import { TestPage } from '@spruce/console-kit/testing'
import { closeAllDialogs, type Permissions, ShellProvider } from '@spruce/shell-ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { departmentFilterMessages } from '../organization/departmentFilterMessages.js'
import { createNoticesApi, makeNotices, type StoredNotice } from './noticesHandlers.js'
import { tenantAudience } from './tenantAudience.js'
import { tenantNoticeMessages } from './tenantNoticeMessages.js'
import { TenantNoticesPage } from './TenantNoticesPage.js'

const t = tenantNoticeMessages['zh-CN']

afterEach(() => {
  closeAllDialogs()
})

function show(
  rows: StoredNotice[],
  permissions: Permissions = 'all',
  api = createNoticesApi(rows),
) {
  return render(
    <ShellProvider language="zh-CN">
      <TestPage api={() => api} permissions={permissions} initialQuery={{}}>
        {(query, onQueryChange) => (
          <TenantNoticesPage query={query} onQueryChange={onQueryChange} />
        )}
      </TestPage>
    </ShellProvider>,
  )
}

async function act(user: UserEvent, title: string, label: string) {
  const row = (await screen.findByText(title)).closest<HTMLElement>('[role=row], tr')!
  const button = within(row).queryByRole('button', { name: label })
  if (button) return user.click(button)
  await user.click(within(row).getByRole('button', { name: /更多/ }))
  const item = within(await screen.findByRole('menu')).getByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

describe('the notices of a company', () => {
  it('are written for everybody or for some, counted while they are chosen', async () => {
    const user = userEvent.setup()
    const rows = makeNotices()
    show(rows)
    await user.click(await screen.findByRole('button', { name: t.add }))
    expect(await screen.findByText(t.count(412))).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: t.noticeTitle }), '割接')
    await user.click(screen.getByRole('radio', { name: t.reachChosen }))
    expect(await screen.findByText(t.countNone)).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.saveDraft }))
    expect(await screen.findByText(t.audienceRequired)).toBeVisible()
    expect(rows).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t.departments}`) }))
    await user.click(await screen.findByRole('option', { name: /研发部/ }))
    expect(await screen.findByText(t.count(30))).toBeVisible()
  })

  it('name what was chosen before, for who may list no departments', async () => {
    const user = userEvent.setup()
    const rows = makeNotices()
    Object.assign(rows[0]!, { everyone: false, departmentIds: ['d2', 'gone'] })
    show(rows, ['notice:list', 'notice:edit'])
    await act(user, '年会节目征集', t.edit)
    expect(await screen.findByText('市场部')).toBeVisible()
    expect(screen.getByText(t.unknownName)).toBeVisible()
  })

  it('show their history to who may do no more than list them', async () => {
    const user = userEvent.setup()
    const asked: string[] = []
    const api = createNoticesApi(makeNotices(), {
      'GET /spruce/api/v1/notices/{id}/history': ({ path }) => {
        asked.push(path.id)
        return { rows: [], total: 0 }
      },
    })
    show([], ['notice:list'], api)
    await act(user, '年会节目征集', '历史')
    expect(await screen.findByRole('dialog', { name: '“年会节目征集”的历史' })).toBeVisible()
    await waitFor(() => expect(asked).toEqual(['n1']))
  })

  it('send of an edit what was touched, and know no customers', async () => {
    const user = userEvent.setup()
    const rows = makeNotices()
    const bodies: unknown[] = []
    const api = createNoticesApi(rows, {
      'PUT /spruce/api/v1/notices/{id}': ({ body }) => {
        bodies.push(body)
        return rows[0]!
      },
    })
    show(rows, 'all', api)
    const grid = await screen.findByRole('grid')
    expect(within(grid).queryByRole('columnheader', { name: /客户/ })).toBeNull()
    await act(user, '年会节目征集', t.edit)
    await user.type(await screen.findByRole('textbox', { name: t.noticeTitle }), '！')
    await user.click(screen.getByRole('button', { name: t.saveDraft }))
    await waitFor(() => expect(bodies).toEqual([{ title: '年会节目征集！', version: 1 }]))
  })

  it('are copied to a draft, published ones too, with whom they are for', async () => {
    const user = userEvent.setup()
    const rows = makeNotices()
    Object.assign(rows[1]!, { everyone: false, departmentIds: ['d2'] })
    show(rows, ['notice:list', 'notice:add'])
    await act(user, '员工手册修订', t.copy)
    const dialog = await screen.findByRole('dialog', { name: t.copyTitle('员工手册修订') })
    expect(within(dialog).getByText('市场部')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: t.saveDraft }))
    await waitFor(() => expect(rows).toHaveLength(3))
    expect(rows[0]).toMatchObject({
      ...{ title: t.copyName('员工手册修订'), everyone: false, departmentIds: ['d2'] },
      ...{ content: '<p>正文</p>', status: 'draft' },
    })
  })

  it('are published after it was said to how many', async () => {
    const user = userEvent.setup()
    const rows = makeNotices()
    show(rows)
    await act(user, '年会节目征集', t.publish)
    const dialog = await screen.findByRole('dialog', { name: t.publishTitle('年会节目征集') })
    expect(await within(dialog).findByText(t.count(412))).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: t.publishNotice }))
    await waitFor(() => expect(rows[0]).toMatchObject({ status: 'published', version: 2 }))
  })

  it('say who has not read them', async () => {
    const user = userEvent.setup()
    show(makeNotices())
    await act(user, '员工手册修订', t.receipts)
    const dialog = await screen.findByRole('dialog', { name: t.receiptsTitle('员工手册修订') })
    expect(await within(dialog).findByText('李娜')).toBeVisible()
    expect(within(dialog).queryByText('王强')).toBeNull()
    expect(within(dialog).getByRole('button', { name: t.remind })).toBeVisible()
  })

  it('find who has not read them by name and by department', async () => {
    const user = userEvent.setup()
    show(makeNotices())
    await act(user, '员工手册修订', t.receipts)
    const dialog = within(
      await screen.findByRole('dialog', { name: t.receiptsTitle('员工手册修订') }),
    )
    expect(await dialog.findByText('陈静')).toBeVisible()
    const search = dialog.getByRole('searchbox', { name: t.searchPeople })
    await user.type(search, '李')
    await waitFor(() => expect(dialog.queryByText('陈静')).toBeNull())
    await user.clear(search)
    const words = departmentFilterMessages['zh-CN']
    await user.click(dialog.getByRole('button', { name: new RegExp(`^${words.department}`) }))
    await user.click(await screen.findByRole('option', { name: '市场部' }))
    await waitFor(() => expect(dialog.queryByText('李娜')).toBeNull())
    expect(await dialog.findByText('陈静')).toBeVisible()
    expect(dialog.getAllByText('市场部'), 'of the filter and of the person').toHaveLength(2)
  })

  it('are for who may see those of the company', async () => {
    const { unmount } = show(makeNotices(), ['systemnotice:list', 'systemnotice:add'])
    expect(await screen.findByText(/(?<!system)notice:list/)).toBeVisible()
    expect(screen.queryByRole('grid')).toBeNull()
    unmount()
    show(makeNotices(), ['notice:list'])
    await screen.findByText('年会节目征集')
    expect(screen.queryByRole('button', { name: t.add })).toBeNull()
  })
})

it.each([
  ['departmentIds', 'd'],
  ['roleIds', 'r'],
  ['memberIds', 'm'],
] as const)('an audience of %s is somebody, up to 200 of them', (field, id) => {
  const draft = { ...tenantAudience.draftOf(undefined), reach: 'chosen' as const }
  expect(tenantAudience.isSomebody(draft)).toBe(false)
  const one = { ...draft, [field]: [id] }
  expect(tenantAudience.isSomebody(one)).toBe(true)
  expect(Object.values(tenantAudience.check(one, t)).filter(Boolean)).toEqual([])
  const many = { ...draft, [field]: Array.from({ length: 201 }, (_, index) => `${id}${index}`) }
  expect(tenantAudience.check(many, t)[field]).toBe(t.tooManyChosen(200))
})
