import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { providerMessages } from './providerMessages.js'
import { createProvidersApi, makeProviders } from './providersHandlers.js'
import * as stories from './IdentityProvidersPage.stories.js'

const page = composeStories(stories)
const t = providerMessages['zh-CN']
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

describe('IdentityProvidersPage', () => {
  it('shows them with their last check, and finds the disabled ones', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    expect(await findRow('统一认证 1')).toHaveTextContent(t.up)
    expect(await findRow('统一认证 2')).toHaveTextContent(t.notChecked)
    await user.selectOptions(screen.getByRole('combobox', { name: t.anyStatus }), t.disabled)
    await waitFor(() => expect(screen.queryByText('统一认证 1')).toBeNull())
    expect(screen.getByText('统一认证 2')).toBeVisible()
  })

  it('adds one, and never shows its secret again', async () => {
    const user = userEvent.setup()
    show(<page.Empty />)
    await user.click(await screen.findByRole('button', { name: t.add }))
    await user.type(await screen.findByLabelText(t.name), '集团认证')
    await user.type(screen.getByLabelText(t.issuer), 'https://sso.example.cn')
    await user.type(screen.getByLabelText(t.clientId), 'spruce')
    await user.type(screen.getByLabelText(t.clientSecret), 'a-secret')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await findRow('集团认证')).toHaveTextContent(t.withSecret)
    await act(user, '集团认证', t.edit)
    expect(await screen.findByLabelText(t.clientSecret)).toHaveValue('')
    expect(screen.getByText(t.secretHelpKept)).toBeVisible()
    expect(screen.getByLabelText(t.issuer)).toHaveAttribute('readonly')
  })

  it('sends what was touched only', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(({ body }: { body: object }) => ({ ...makeProviders(1)[0]!, ...body }))
    show(
      <page.Default
        api={() =>
          createProvidersApi(makeProviders(1), {
            'POST /spruce/api/v1/identity-providers/{id}': sent,
          })
        }
      />,
    )
    await act(user, '统一认证 1', t.edit)
    const clientId = await screen.findByLabelText(t.clientId)
    await user.clear(clientId)
    await user.type(clientId, 'portal')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(t.saved('统一认证 1'))).toBeVisible()
    expect(sent.mock.calls[0]?.[0].body).toEqual({ clientId: 'portal', version: 1 })
  })

  it('checks one: says what is wrong, and the list keeps it', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, '统一认证 1', t.check)
    expect(await screen.findByText(t.checkedDown('统一认证 1', t.unreachable))).toBeVisible()
    await waitFor(async () => expect(await findRow('统一认证 1')).toHaveTextContent(t.down))
    const row = await findRow('统一认证 1')
    expect(row).toHaveTextContent(t.unreachable)
    expect(row).toHaveTextContent('2026-11-21')
  })

  it('disables one after a question, and enables one at once', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, '统一认证 1', t.disable)
    const question = await screen.findByRole('alertdialog', {
      name: t.disableQuestion('统一认证 1'),
    })
    await user.click(within(question).getByRole('button', { name: t.disable }))
    await waitFor(async () => expect(await findRow('统一认证 1')).toHaveTextContent(t.disabled))
    await act(user, '统一认证 2', t.enable)
    expect(await screen.findByText(t.enabledOne('统一认证 2'))).toBeVisible()
  })

  it('says who signs in by one, those who have left as well', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, '统一认证 2', t.showLinks)
    const dialog = await screen.findByRole('dialog', { name: t.linksTitle('统一认证 2') })
    expect(await within(dialog).findByText('成员 1')).toBeVisible()
    expect(within(dialog).getByText(t.formerMember)).toBeVisible()
  })

  it('removes one after saying whom it hits', async () => {
    const user = userEvent.setup()
    show(<page.Default />)
    await act(user, '统一认证 2', t.remove)
    const question = await screen.findByRole('alertdialog', {
      name: t.removeQuestion('统一认证 2'),
    })
    expect(question).toHaveTextContent(t.removeText(4))
    await user.click(within(question).getByRole('button', { name: t.remove }))
    expect(await screen.findByText(t.removed('统一认证 2'))).toBeVisible()
    await waitFor(() => expect(screen.queryByText('统一认证 2')).toBeNull())
  })

  it('offers reading alone without more rights, and nothing without any', async () => {
    const { unmount } = show(<page.ReadOnly />)
    await findRow('统一认证 1')
    expect(screen.queryByRole('button', { name: t.add })).toBeNull()
    expect(screen.queryByRole('button', { name: t.edit })).toBeNull()
    unmount()
    show(<page.NoPermission />)
    expect(await screen.findByText(/identityprovider:list|查看身份提供方/)).toBeVisible()
  })
})
