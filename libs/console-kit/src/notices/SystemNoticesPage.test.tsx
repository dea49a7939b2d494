import '../testing/domStubs.js'
import { ApiError } from '@spruce/api-client'
import { composeStories } from '@storybook/react-vite'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import { readNoticeQuery } from './noticeQuery.js'
import { createSystemNoticesApi, makeNotices, type StoredNotice } from './systemNoticesHandlers.js'
import * as stories from './SystemNoticesPage.stories.js'

const { Default, Empty, Failed, NoPermission, ReadOnly } = composeStories(stories)
const t = systemNoticeMessages['zh-CN']

/** As in the portal: inside the shell. */
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  closeAllDialogs()
})

/** A row by the title in its first cell. */
async function findRow(title: string) {
  return (await screen.findByText(title)).closest<HTMLElement>('[role=row], tr')!
}

/** Presses an action of a row, in its menu where it is not in sight. */
async function act(user: UserEvent, title: string, label: string) {
  const row = await findRow(title)
  const button = within(row).queryByRole('button', { name: label })
  if (button) return user.click(button)
  await user.click(within(row).getByRole('button', { name: /更多/ }))
  const item = within(await screen.findByRole('menu')).getByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

describe('SystemNoticesPage', () => {
  it('shows the first page, and finds by title', async () => {
    const user = userEvent.setup()
    show(<Default />)
    expect(await screen.findByText('公告 20')).toBeVisible()
    expect(screen.queryByText('公告 21')).toBeNull()
    await user.type(screen.getByRole('searchbox', { name: t.search }), '44{Enter}')
    expect(await screen.findByText('公告 44')).toBeVisible()
    expect(screen.queryByText('公告 1')).toBeNull()
  })

  it('offers what the state of a notice allows', async () => {
    const user = userEvent.setup()
    show(<Default />)
    const published = await findRow('公告 3')
    expect(within(published).queryByRole('button', { name: t.edit })).toBeNull()
    await user.click(within(published).getByRole('button', { name: /更多/ }))
    const offered = await screen.findByRole('menu')
    expect(within(offered).getByRole('menuitem', { name: t.withdraw })).toBeVisible()
    expect(within(offered).queryByRole('menuitem', { name: t.remove })).toBeNull()
  })

  it('says at the fields what a notice lacks, and writes nothing', async () => {
    const user = userEvent.setup()
    const rows = makeNotices(0)
    show(<Empty api={() => createSystemNoticesApi(rows)} />)
    await user.click(await screen.findByRole('button', { name: t.add }))
    await user.click(await screen.findByRole('radio', { name: t.reachChosen }))
    expect(await screen.findByText(t.countNone)).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.saveDraft }))
    expect(await screen.findByText(t.titleRequired)).toBeVisible()
    expect(screen.getByText(t.contentRequired)).toBeVisible()
    expect(screen.getByText(t.audienceRequired)).toBeVisible()
    expect(rows).toHaveLength(0)
  })

  it('counts the people while the audience is chosen', async () => {
    const user = userEvent.setup()
    show(<Empty />)
    await user.click(await screen.findByRole('button', { name: t.add }))
    expect(await screen.findByText(t.count(12, 360))).toBeVisible()
    await user.click(screen.getByRole('switch', { name: t.administratorsOnly }))
    expect(await screen.findByText(t.count(12, 12))).toBeVisible()
  })

  it('shows an unknown customer at its field, and keeps what was typed', async () => {
    const user = userEvent.setup()
    const [row] = makeNotices(1)
    const api = () =>
      createSystemNoticesApi([row!], {
        'PUT /spruce/api/v1/system-notices/{id}': () => {
          const fields = [
            { path: 'audience.customerIds[0]', message: '取值不正确' },
            { path: 'body.audience.planIds', message: '套餐不存在' },
          ]
          throw new ApiError({ kind: 'http', status: 422, fields })
        },
      })
    Object.assign(row!.audience, { allCustomers: false, customerIds: ['c1'] })
    show(<Default api={api} />)
    await act(user, '公告 1', t.edit)
    const title = await screen.findByRole('textbox', { name: t.noticeTitle })
    await user.type(title, '（改）')
    expect(screen.getByText('云山制造')).toBeVisible()
    await user.click(screen.getByRole('button', { name: t.saveDraft }))
    expect(await screen.findByText('取值不正确')).toBeVisible()
    expect(screen.getByText('套餐不存在')).toBeVisible()
    expect(title).toHaveValue('公告 1（改）')
  })

  it('asks whose edit stays when somebody else saved first', async () => {
    const user = userEvent.setup()
    const rows = makeNotices(1)
    show(<Default api={() => createSystemNoticesApi(rows)} />)
    await act(user, '公告 1', t.edit)
    const title = await screen.findByRole('textbox', { name: t.noticeTitle })
    await user.clear(title)
    await user.type(title, '我的标题')
    Object.assign(rows[0]!, { title: '别人的标题', version: 2 })
    await user.click(screen.getByRole('button', { name: t.saveDraft }))
    const question = await screen.findByRole('dialog', {
      name: '内容已被修改',
    })
    expect(question).toHaveTextContent('别人的标题')
    await user.click(within(question).getByRole('button', { name: '保留我的修改' }))
    await waitFor(() => expect(rows[0]).toMatchObject({ title: '我的标题', version: 3 }))
  })

  it('copies one to a new draft, with whom it is for and what it carries', async () => {
    const user = userEvent.setup()
    const rows = makeNotices(5)
    const [, , published, , expired] = rows as [
      StoredNotice,
      StoredNotice,
      StoredNotice,
      StoredNotice,
      StoredNotice,
    ]
    const file = {
      id: 'f1',
      name: '安排.pdf',
      mediaType: 'application/pdf',
      bytes: 1024,
      url: '/f1',
    }
    Object.assign(published, {
      ...{ attachments: [file], expireAt: '2099-12-31T15:59:00.000Z' },
      audience: { ...published.audience, allCustomers: false, customerIds: ['c1'] },
    })
    show(<Default api={() => createSystemNoticesApi(rows)} />)
    await act(user, '公告 3', t.copy)
    const dialog = await screen.findByRole('dialog', { name: t.copyTitle('公告 3') })
    expect(within(dialog).getByText('云山制造')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: t.saveDraft }))
    await waitFor(() => expect(rows).toHaveLength(6))
    expect(rows[0]).toMatchObject({
      ...{ title: t.copyName('公告 3'), content: published.content, mustConfirm: true },
      ...{ level: 'urgent', expireAt: '2099-12-31T15:59:00.000Z', status: 'draft' },
      ...{ audience: published.audience, attachments: [{ id: 'f1' }] },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await act(user, '公告 5', t.copy)
    await user.click(await screen.findByRole('button', { name: t.saveDraft }))
    await waitFor(() => expect(rows).toHaveLength(7))
    expect(rows[0]).toMatchObject({ title: t.copyName(expired.title), expireAt: null })
  })

  it('previews the files of a copy by way of the notice: they are for who uploaded them otherwise', async () => {
    const user = userEvent.setup()
    const rows = makeNotices(1)
    const file = {
      id: 'f1',
      name: '安排.pdf',
      mediaType: 'application/pdf',
      bytes: 1024,
      url: '/f1',
    }
    Object.assign(rows[0]!, { attachments: [file] })
    const api = () =>
      createSystemNoticesApi(rows, {
        'POST /spruce/api/v1/files/urls': () => {
          throw new ApiError({ kind: 'http', status: 404 })
        },
      })
    show(<Default api={api} />)
    await act(user, '公告 1', t.copy)
    await user.click(await screen.findByRole('button', { name: t.showPreview }))
    expect(await screen.findByRole('link', { name: /安排\.pdf/ })).toHaveAttribute('href', '/f1')
  })

  it('publishes after it has said to how many', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await act(user, '公告 1', t.publish)
    const dialog = await screen.findByRole('dialog', { name: t.publishTitle('公告 1') })
    expect(await within(dialog).findByText(t.count(12, 360))).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: t.publishNotice }))
    await waitFor(async () => expect(await findRow('公告 1')).toHaveTextContent(t.statusPublished))
  })

  it('says by which clock a notice comes out and ends', async () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const user = userEvent.setup()
    show(<Default />)
    await act(user, '公告 1', t.edit)
    expect(await screen.findByText(t.expireAtHelp('Asia/Tokyo'))).toBeVisible()
    closeAllDialogs()
    await act(user, '公告 1', t.publish)
    await user.click(await screen.findByRole('radio', { name: t.whenLater }))
    expect(screen.getByText(t.publishAtHelp('Asia/Tokyo'))).toBeVisible()
  })

  it('asks about a moment that has passed: publish now, or change it', async () => {
    const user = userEvent.setup()
    const rows = makeNotices(1)
    show(<Default api={() => createSystemNoticesApi(rows)} />)
    await act(user, '公告 1', t.publish)
    await user.click(await screen.findByRole('radio', { name: t.whenLater }))
    const moment = screen.getByRole('textbox', { name: t.publishAt })
    await user.type(moment, '2020-06-01 09:00')
    await user.click(screen.getByRole('button', { name: t.publishNotice }))
    const asked = await screen.findByRole('alertdialog', {
      name: t.publishInPastQuestion('公告 1'),
    })
    await user.click(within(asked).getByRole('button', { name: t.changeMoment }))
    expect(await screen.findByText(t.publishInPast)).toBeVisible()
    expect(moment).toHaveValue('2020-06-01 09:00')
    await waitFor(() => expect(moment).toHaveFocus())
    expect(rows[0]).toMatchObject({ status: 'draft', version: 1 })
    await user.click(screen.getByRole('button', { name: t.publishNotice }))
    const again = await screen.findByRole('alertdialog')
    await user.click(within(again).getByRole('button', { name: t.publishAtOnce }))
    await waitFor(() => expect(rows[0]).toMatchObject({ status: 'published', version: 2 }))
  })

  it('asks as well when the clock of the server is ahead', async () => {
    const user = userEvent.setup()
    const rows = makeNotices(1)
    const publish = '/spruce/api/v1/system-notices/{id}/publish'
    const sent: (string | null | undefined)[] = []
    show(
      <Default
        api={() =>
          createSystemNoticesApi(rows, {
            [`POST ${publish}` as const]: ({ body }) => {
              sent.push(body.publishAt)
              if (body.publishAt)
                throw new ApiError({ kind: 'http', status: 422, code: 'NOTICE_IN_PAST' })
              return Object.assign(rows[0]!, { status: 'published', version: 2 })
            },
          })
        }
      />,
    )
    await act(user, '公告 1', t.publish)
    await user.click(await screen.findByRole('radio', { name: t.whenLater }))
    await user.type(screen.getByRole('textbox', { name: t.publishAt }), '2090-06-01 09:00')
    await user.click(screen.getByRole('button', { name: t.publishNotice }))
    const asked = await screen.findByRole('alertdialog')
    await user.click(within(asked).getByRole('button', { name: t.publishAtOnce }))
    await waitFor(() => expect(rows[0]?.status).toBe('published'))
    expect(sent).toEqual([expect.any(String), null])
  })

  it('publishes nothing after its own end', async () => {
    const user = userEvent.setup()
    const rows = makeNotices(1)
    rows[0]!.expireAt = '2090-01-01T00:00:00.000Z'
    show(<Default api={() => createSystemNoticesApi(rows)} />)
    await act(user, '公告 1', t.publish)
    await user.click(await screen.findByRole('radio', { name: t.whenLater }))
    await user.type(screen.getByRole('textbox', { name: t.publishAt }), '2090-06-01 09:00')
    await user.click(screen.getByRole('button', { name: t.publishNotice }))
    expect(await screen.findByText(/^须早于失效时间/)).toBeVisible()
    expect(rows[0]).toMatchObject({ status: 'draft', version: 1 })
  })

  it('withdraws, reminds and removes after a question', async () => {
    const user = userEvent.setup()
    const rows = makeNotices(3)
    show(<Default api={() => createSystemNoticesApi(rows)} />)
    await act(user, '公告 3', t.remind)
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: t.remind }),
    )
    expect(await screen.findByText(t.reminded(6))).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await act(user, '公告 3', t.withdraw)
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: t.withdraw }),
    )
    await waitFor(() => expect(rows[2]?.status).toBe('withdrawn'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await act(user, '公告 3', t.remove)
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: t.remove }),
    )
    await waitFor(() => expect(rows.map(({ id }) => id)).toEqual(['n1', 'n2']))
  })

  it('removes of a selection what nobody sees, and leaves the rest', async () => {
    const user = userEvent.setup()
    const rows = makeNotices(5)
    show(<Default api={() => createSystemNoticesApi(rows)} />)
    await findRow('公告 1')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    await user.click(screen.getByRole('button', { name: t.remove }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent(t.removeManyQuestion(3))
    await user.type(within(question).getByRole('textbox'), 'DELETE')
    await user.click(within(question).getByRole('button', { name: t.remove }))
    await waitFor(() => expect(rows.map(({ id }) => id)).toEqual(['n2', 'n3']))
  })

  it('shows who has not read, by customer', async () => {
    const user = userEvent.setup()
    show(<Default />)
    await act(user, '公告 3', t.receipts)
    const dialog = await screen.findByRole('dialog', { name: t.receiptsTitle('公告 3') })
    const customer = (await within(dialog).findByText('云山制造')).closest<HTMLElement>(
      '[role=row], tr',
    )
    expect(customer).toHaveTextContent('28')
    await user.click(within(customer!).getByRole('button', { name: t.showPeople }))
    const people = await screen.findByRole('dialog', { name: t.peopleTitle('云山制造') })
    expect(await within(people).findByText('李娜')).toBeVisible()
    expect(within(people).queryByText('王强')).toBeNull()
    await user.selectOptions(within(people).getByRole('combobox', { name: t.state }), 'confirmed')
    expect(await within(people).findByText('王强')).toBeVisible()
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
    await screen.findByText('公告 1')
    expect(screen.queryByRole('button', { name: t.add })).toBeNull()
    expect(screen.queryByRole('button', { name: t.edit })).toBeNull()
  })
})

it.each([
  [
    { keyword: '升级', status: 'scheduled', page: 2, size: 50 },
    { keyword: '升级', status: 'scheduled', page: 2, size: 50 },
  ],
  [{ keyword: '', page: 1, size: 20, status: 'gone' }, {}],
  [{ keyword: 2026, page: '2', size: 1000 }, { keyword: '2026' }],
])('reads the address %j', (search, query) => {
  expect(readNoticeQuery(search)).toEqual(query)
})
