import '../testing/domStubs.js'
import { ApiError, describeError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { TestPage } from '@spruce/console-kit/testing'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { organizationHandlers } from '../testing/organizationHandlers.js'
import { invitationMessages } from './invitationMessages.js'
import type { Invitation } from './invitationQueries.js'
import { readInvitationQuery, type InvitationQuery } from './invitationQuery.js'
import { createInvitationsApi, makeInvitations } from './invitationsHandlers.js'
import { InvitationsPage } from './InvitationsPage.js'

configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 60_000 })

const t = invitationMessages['zh-CN']

afterEach(() => {
  toast.clear()
  act(closeAllDialogs)
})

function show(
  api = createInvitationsApi(makeInvitations(8)),
  permissions: readonly string[] | 'all' = 'all',
) {
  render(
    <ShellProvider
      language="zh-CN"
      describeError={describeError}
      onError={(error) => toast.error(describeError(error, 'zh-CN'))}
    >
      <TestPage<InvitationQuery>
        api={() => api}
        permissions={permissions as 'all'}
        initialQuery={{}}
      >
        {(query, onQueryChange) => <InvitationsPage query={query} onQueryChange={onQueryChange} />}
      </TestPage>
    </ShellProvider>,
  )
  return userEvent.setup()
}

async function row(name: string) {
  return (await screen.findByText(name)).closest<HTMLElement>('[role=row], tr')!
}

async function fillInvitation(user: UserEvent, contacts: string) {
  await user.click((await screen.findAllByRole('button', { name: t.invite }))[0]!)
  const form = await screen.findByRole('dialog', { name: t.invite })
  await user.click(within(form).getByLabelText(t.contacts))
  await user.paste(contacts)
  await user.click(within(form).getByRole('button', { name: new RegExp(`^${t.department}`) }))
  await user.click(await screen.findByRole('treeitem', { name: /云杉制造集团/ }))
  await user.keyboard('{Escape}')
  return form
}

describe('InvitationsPage', () => {
  it('lists by status', async () => {
    const user = show()
    expect(await row('受邀人 1')).toHaveTextContent(t.sent)
    expect(await row('受邀人 3')).toHaveTextContent(t.expired)
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyStatus }), t.revoked)
    expect(await row('受邀人 4')).toHaveTextContent(t.revoked)
    await waitFor(() => expect(screen.queryByText('受邀人 1')).toBeNull())
  })

  it('invites one and shows the link, this once, with its QR code', async () => {
    const rows: Invitation[] = []
    const user = show(createInvitationsApi(rows))
    const form = await fillInvitation(user, '钱多多 13912340001')
    expect(within(form).getByText(t.ready(1))).toBeVisible()
    await user.click(within(form).getByRole('button', { name: t.send }))
    const links = await screen.findByRole('dialog', { name: t.sentTitle(1) })
    expect(within(links).getByLabelText(t.link('钱多多 139****0001'))).toHaveValue(
      'https://console.example.cn/bind-account?tenant=yunshan#invite=new-0-1',
    )
    expect(
      await within(links).findByRole('img', { name: t.qrCodeOf('钱多多 139****0001') }),
    ).toBeVisible()
    await user.click(within(links).getAllByRole('button', { name: t.close })[0]!)
    expect(await row('钱多多')).toHaveTextContent(t.sent)
  })

  it('completes a link of a server that does not know its own address', async () => {
    const handlers: TestHandlers = {
      ...organizationHandlers(),
      'GET /spruce/api/v1/invitations': () => ({ rows: [], total: 0 }),
      'POST /aba-base/api/v3/user/send-user-invite': () => ({
        ...makeInvitations(1)[0]!,
        link: '/bind-account?tenant=yunshan#invite=abc',
      }),
    }
    const user = show(createTestApi(handlers))
    const form = await fillInvitation(user, '13912340001')
    await user.click(within(form).getByRole('button', { name: t.send }))
    const links = await screen.findByRole('dialog', { name: t.sentTitle(1) })
    expect(within(links).getByRole('textbox')).toHaveValue(
      `${location.origin}/bind-account?tenant=yunshan#invite=abc`,
    )
  })

  it('looks for the account of one contact, on request', async () => {
    const user = show(createInvitationsApi([], ['13912340002']))
    await user.click((await screen.findAllByRole('button', { name: t.invite }))[0]!)
    const form = await screen.findByRole('dialog', { name: t.invite })
    const contacts = within(form).getByLabelText(t.contacts)
    for (const [contact, answer] of [
      ['zhang_wei', t.foundAccount],
      ['13912340002', t.foundMember],
      ['nobody@example.cn', t.foundNobody],
    ] as const) {
      await user.clear(contacts)
      await user.click(contacts)
      await user.paste(contact)
      await user.click(within(form).getByRole('button', { name: t.findAccount }))
      expect(await within(form).findByText(answer)).toBeVisible()
    }
    await user.paste('\n13912340003')
    expect(within(form).queryByText(t.foundNobody)).toBeNull()
    expect(within(form).queryByRole('button', { name: t.findAccount })).toBeNull()
  })

  it('names what is wrong while it is typed, and sends nothing', async () => {
    const rows: Invitation[] = []
    const user = show(createInvitationsApi(rows))
    const form = await fillInvitation(user, '13912340001\n王芳\n13912340001')
    expect(within(form).getByText(t.fault('王芳', t.notContact))).toBeVisible()
    expect(within(form).getByText(t.fault('13912340001', t.repeated))).toBeVisible()
    await user.click(within(form).getByRole('button', { name: t.send }))
    expect(await within(form).findByText(t.someWrong(2))).toBeVisible()
    expect(rows).toHaveLength(0)
  })

  it('sends the others when one is refused, and offers that one again', async () => {
    const rows: Invitation[] = []
    const user = show(createInvitationsApi(rows, ['13912340002']))
    const form = await fillInvitation(user, '13912340001\n李四 13912340002\n13912340003')
    await user.click(within(form).getByRole('button', { name: t.send }))
    const links = await screen.findByRole('dialog', { name: t.sentTitle(2) })
    expect(links).toHaveTextContent(t.fault('13912340002', '该用户已是本企业成员'))
    expect(rows).toHaveLength(2)
    await user.click(within(links).getByRole('button', { name: t.retry }))
    const again = await screen.findByRole('dialog', { name: t.invite })
    expect(within(again).getByLabelText(t.contacts)).toHaveValue('李四 13912340002')
    await user.click(within(again).getByRole('button', { name: t.send }))
    expect(await within(again).findByText('该用户已是本企业成员')).toBeVisible() // the only one: in its form
    expect(within(again).getByLabelText(t.contacts)).toHaveValue('李四 13912340002')
  })

  it('asks no more once the server refuses everything', async () => {
    const asked: string[] = []
    const handlers: TestHandlers = {
      ...organizationHandlers(),
      'GET /spruce/api/v1/invitations': () => ({ rows: [], total: 0 }),
      'POST /aba-base/api/v3/user/send-user-invite': ({ body }) => {
        asked.push(body.mobileEmail)
        throw new ApiError({ kind: 'http', status: 429, code: 429, message: '请求过于频繁' })
      },
    }
    const user = show(createTestApi(handlers))
    const form = await fillInvitation(user, '13912340001\n13912340002\n13912340003')
    await user.click(within(form).getByRole('button', { name: t.send }))
    expect(await within(form).findByText('请求过于频繁')).toBeVisible()
    expect(asked).toEqual(['13912340001'])
    expect(within(form).getByLabelText(t.contacts)).toHaveDisplayValue(/13912340003/)
  })

  it('sends one again with another link, and takes one back after a question', async () => {
    const rows = makeInvitations(4)
    const user = show(createInvitationsApi(rows))
    await user.click(within(await row('受邀人 3')).getByRole('button', { name: t.resend }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: t.resend }),
    )
    const links = await screen.findByRole('dialog', { name: t.resentTitle('138****1003') })
    expect(within(links).getByRole('textbox')).toHaveDisplayValue(/i3-2$/)
    await user.click(within(links).getAllByRole('button', { name: t.close })[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await user.click(within(await row('受邀人 1')).getByRole('button', { name: t.revoke }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: t.revoke }),
    )
    await waitFor(async () => expect(await row('受邀人 1')).toHaveTextContent(t.revoked))
    expect(within(await row('受邀人 2')).queryByRole('button', { name: t.resend })).toBeNull()
  })

  it('takes back the open ones of a selection', async () => {
    const rows = makeInvitations(8)
    const user = show(createInvitationsApi(rows))
    await row('受邀人 1')
    await user.click(screen.getByRole('checkbox', { name: '全选本页' }))
    await user.click(screen.getAllByRole('button', { name: t.revoke })[0]!) // the selection's, above the table
    const question = await screen.findByRole('alertdialog', { name: t.revokeManyQuestion(2) })
    await user.click(within(question).getByRole('button', { name: t.revoke }))
    expect(await screen.findByText(t.revokedMany(2))).toBeVisible()
    expect(rows.map(({ status }) => status)).toEqual(
      Array.from({ length: 2 }, () => ['revoked', 'accepted', 'expired', 'revoked']).flat(),
    )
  })

  it('shows the list alone to who may not invite, and nothing without the permission', async () => {
    show(undefined, ['user:list'])
    await row('受邀人 1')
    expect(screen.queryByRole('button', { name: t.invite })).toBeNull()
    expect(screen.queryByRole('button', { name: t.revoke })).toBeNull()
  })

  it('shows nothing without the permission', () => {
    show(undefined, [])
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})

it.each([
  [
    { status: 'sent', keyword: '张', page: 2 },
    { status: 'sent', keyword: '张', page: 2 },
  ],
  [{ status: 'gone', sort: 'contact' }, {}],
  [{ from: '2026-11-20', to: '2026-11-01' }, {}],
])('reads the address %j', (search, query) => {
  expect(readInvitationQuery(search)).toEqual(query)
})
