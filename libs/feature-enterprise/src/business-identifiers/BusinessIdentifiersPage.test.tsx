import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { identifierMessages } from './identifierMessages.js'
import type { Definition } from './identifierFile.js'
import { createIdentifiersApi, definitionOf, makeIdentifiers } from './identifiersHandlers.js'
import * as stories from './BusinessIdentifiersPage.stories.js'

const page = composeStories(stories)
const t = identifierMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

async function findRow(name: string) {
  return (await screen.findByText(name)).closest<HTMLElement>('[role=row], tr')!
}

/** Presses an action of a row, in its menu where it is not in sight. */
async function act(user: UserEvent, name: string, label: string) {
  const button = within(await findRow(name)).queryByRole('button', { name: label })
  if (button) return user.click(button)
  await user.click(within(await findRow(name)).getByRole('button', { name: /更多/ }))
  const item = within(await screen.findByRole('menu')).getByRole('menuitem', { name: label })
  fireEvent.pointerDown(item)
  await waitFor(() => expect(item).toHaveAttribute('data-highlighted'))
  fireEvent.click(item)
}

describe('BusinessIdentifiersPage', () => {
  it('shows them with app and channels, and finds those with a channel', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    const row = await findRow('审批提醒 1')
    expect(row).toHaveTextContent('企业控制台')
    expect(row).toHaveTextContent('站内信、短信')
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyChannel }), t.sms)
    await waitFor(() => expect(screen.queryByText('审批提醒 3')).toBeNull())
    expect(screen.getByText('审批提醒 2')).toBeVisible()
  })

  it('brings definitions in from a file: those that stay checked, by what stands here', async () => {
    const user = userEvent.setup({ applyAccept: false })
    const rows = makeIdentifiers(2)
    show(<page.Default api={() => createIdentifiersApi(rows)} />)
    const upload = async (content: unknown) => {
      await user.click(await screen.findByRole('button', { name: t.importFile }))
      const input = document.querySelector<HTMLInputElement>('input[type=file]')!
      await user.upload(input, new File([JSON.stringify(content)], 'file.json'))
    }
    await upload({ format: 'spruce-menus/1' })
    expect(await screen.findByText(t.notIdentifierFile)).toBeVisible()
    const format = 'spruce-business-identifiers/1'
    const [one, two] = rows.map(definitionOf) as [Definition, Definition]
    await upload({ format, identifiers: [one, two] })
    expect(await screen.findByText(t.importNothing)).toBeVisible()
    const renamed = { ...one, name: '审批催办', enabled: false, version: 8 }
    const added = { ...one, code: 'shift.changed', name: '班次调整' }
    const homeless = { ...one, code: 'device.down', name: '设备停机', appCode: 'mes' }
    await upload({ format, identifiers: [renamed, two, added, homeless] })
    const dialog = within(await screen.findByRole('dialog', { name: t.importTitle }))
    const state = (name: string) => dialog.getByRole('treeitem', { name }).ariaChecked
    const change = t.importChange(t.importLabel('审批催办', one.code), t.importFields('name'))
    const less = t.importNoApp(t.importLabel('设备停机', 'device.down'), 'mes')
    expect([change, t.importLabel('班次调整', 'shift.changed'), less].map(state)).toEqual([
      ...['true', 'true', 'false'],
    ])
    expect(dialog.getByText(t.importSame(1))).toBeVisible()
    await user.click(dialog.getByRole('button', { name: t.importChosen }))
    expect(await screen.findByText(t.imported(1, 1))).toBeVisible()
    expect(rows.map(({ name, enabled }) => [name, enabled])).toEqual([
      ...[
        ['班次调整', true],
        ['审批催办', true],
      ],
      ['审批提醒 2', false],
    ])
    expect(await findRow('班次调整')).toBeVisible()
  })

  it('adds one: a variable is inserted by its button, an undeclared one stands at its field', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(({ body }: { body: object }) => ({ ...makeIdentifiers(1)[0]!, ...body }))
    show(
      <page.Empty
        api={() => createIdentifiersApi([], { 'POST /spruce/api/v1/business-identifiers': sent })}
      />,
    )
    await user.click((await screen.findAllByRole('button', { name: t.add }))[0]!)
    const form = within(await screen.findByRole('dialog', { name: t.add }))
    await user.type(form.getByLabelText(t.code), 'order.late')
    await user.type(form.getByLabelText(t.name), '订单逾期')
    await user.click(form.getByRole('button', { name: /^所属应用/ }))
    await user.click(await screen.findByRole('option', { name: '企业控制台' }))
    await user.click(form.getByRole('button', { name: t.addVariable }))
    await user.type(form.getByLabelText(t.ofRow(t.variableName, 1)), 'order')
    await user.type(form.getByLabelText(t.ofRow(t.variableLabel, 1)), '订单')
    const title = form.getByLabelText(t.inAppTitle)
    await user.type(title, '逾期：{{{{oops}}')
    await user.click(form.getByRole('button', { name: '保存' }))
    expect(await form.findByText(t.undeclared('oops'))).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
    await user.clear(title)
    await user.type(title, '逾期：')
    const bar = within(form.getByRole('toolbar', { name: t.insertInto(t.inAppTitle) }))
    await user.click(bar.getByRole('button', { name: '订单' }))
    expect(title).toHaveValue('逾期：{{order}}')
    await user.click(form.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(t.saved('订单逾期'))).toBeVisible()
    expect(sent.mock.calls[0]?.[0].body).toEqual({
      code: 'order.late',
      name: '订单逾期',
      appCode: 'spruce-web-enterprise-console',
      description: null,
      channels: { inApp: { title: '逾期：{{order}}', body: '' } },
      variables: [{ name: 'order', label: '订单', required: true, maxLength: 50 }],
    })
  }, 60_000)

  it('sends the templates as a whole when one was touched, and nothing else', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(({ body }: { body: object }) => ({ ...makeIdentifiers(1)[0]!, ...body }))
    const [row] = makeIdentifiers(1)
    show(
      <page.Default
        api={() =>
          createIdentifiersApi(makeIdentifiers(1), {
            'PUT /spruce/api/v1/business-identifiers/{id}': sent,
          })
        }
      />,
    )
    await act(user, '审批提醒 1', t.edit)
    expect(await screen.findByLabelText(t.code)).toHaveAttribute('readonly')
    const sms = screen.getByLabelText(t.smsText)
    await user.clear(sms)
    await user.type(sms, '请处理')
    expect(screen.getByText(t.smsSize(3, 3, 1))).toBeVisible()
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(t.saved('审批提醒 1'))).toBeVisible()
    expect(sent.mock.calls[0]?.[0].body).toEqual({
      channels: { ...row!.channels, sms: { text: '请处理' } },
      version: 1,
    })
  }, 60_000)

  it('previews what goes out by each channel for the values', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, '审批提醒 1', t.preview)
    const dialog = within(await screen.findByRole('dialog', { name: t.previewTitle('审批提醒 1') }))
    expect(await dialog.findByText('待审批：{{title}}')).toBeVisible()
    await user.type(dialog.getByLabelText('单据 (title)'), '出差申请')
    expect(await dialog.findByText('待审批：出差申请')).toBeVisible()
    expect(dialog.getByRole('region', { name: t.previewOf(t.sms) })).toHaveTextContent('出差申请')
  })

  it('sends a test to who asks, once its values are there', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(({ body: _body }: { body: object }) => ({}))
    show(
      <page.Default
        api={() =>
          createIdentifiersApi(makeIdentifiers(1), {
            'POST /spruce/api/v1/business-deliveries': sent as never,
          })
        }
      />,
    )
    await act(user, '审批提醒 1', t.test)
    const dialog = within(await screen.findByRole('dialog', { name: t.testTitle('审批提醒 1') }))
    await user.type(dialog.getByLabelText('单据 (title)'), '出差申请')
    await user.click(dialog.getByRole('button', { name: t.send }))
    expect(await dialog.findByText(t.valueRequired)).toBeVisible()
    await user.type(dialog.getByLabelText('申请人 (applicant)'), '王强')
    await user.click(dialog.getByRole('switch', { name: t.sendBy(t.sms) }))
    await user.click(dialog.getByRole('button', { name: t.send }))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    expect(sent.mock.calls[0]?.[0].body).toEqual({
      code: 'approval.pending1',
      userIds: ['u-admin'],
      channels: ['inApp'],
      variables: [
        { name: 'title', value: '出差申请' },
        { name: 'applicant', value: '王强' },
      ],
    })
  })

  it('copies one under a code of its own', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, '审批提醒 1', t.copy)
    expect(await screen.findByLabelText(t.code)).toHaveValue('approval.pending1.copy')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await findRow(t.copyName('审批提醒 1'))).toBeVisible()
  })

  it('says that one in use is disabled before it is removed', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, '审批提醒 1', t.remove)
    const first = await screen.findByRole('alertdialog', { name: t.disableFirst('审批提醒 1') })
    await user.click(within(first).getByRole('button', { name: t.disable }))
    await waitFor(async () => expect(await findRow('审批提醒 1')).toHaveTextContent(t.disabled))
    await act(user, '审批提醒 1', t.remove)
    const question = await screen.findByRole('alertdialog', {
      name: t.removeQuestion('审批提醒 1'),
    })
    await user.click(within(question).getByRole('button', { name: t.remove }))
    expect(await screen.findByText(t.removed('审批提醒 1'))).toBeVisible()
    await waitFor(() => expect(screen.queryByText('审批提醒 1')).toBeNull())
  })

  it('offers reading alone without more rights, and nothing without any', async () => {
    const { unmount } = show(<page.ReadOnly />)
    await findRow('审批提醒 1')
    expect(screen.getAllByRole('button', { name: t.preview })[0]).toBeVisible()
    for (const label of [t.add, t.edit, t.test]) {
      expect(screen.queryByRole('button', { name: label })).toBeNull()
    }
    unmount()
    show(<page.NoPermission />)
    expect(await screen.findByText(/businessidentity:list|查看业务标识/)).toBeVisible()
  })
})
