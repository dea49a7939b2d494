import '../testing/domStubs.js'
import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeAllDialogs, ShellProvider, toast } from '@spruce/shell-ui'
import { createApplicationsApi, makeClient } from './applicationsHandlers.js'
import * as stories from './ApplicationSignIn.stories.js'
import { checkOauthDraft, draftOfClient } from './oauthDraft.js'
import { oauthMessages } from './oauthMessages.js'

const signIn = composeStories(stories)
const t = oauthMessages['zh-CN']
const show = (story: ReactNode) => render(<ShellProvider language="zh-CN">{story}</ShellProvider>)

afterEach(() => {
  toast.clear()
  closeAllDialogs()
})

describe('ApplicationSignIn', () => {
  it('sets it up, and shows the secret once', async () => {
    const user = userEvent.setup()
    const sent = vi.fn(() => ({ client: makeClient(), clientSecret: 'once-only' }))
    const path = 'PUT /spruce/api/v1/apps/{id}/oauth-client'
    show(<signIn.Empty api={() => createApplicationsApi([], { [path]: sent })} />)
    await user.click(await screen.findByRole('button', { name: t.setUp }))
    const dialog = await screen.findByRole('dialog', { name: t.setUpTitle('应用 2') })
    await user.type(within(dialog).getByLabelText(t.redirectUris), 'https://bi.example.cn/callback')
    await user.click(within(dialog).getByRole('button', { name: '保存' }))
    const secret = await screen.findByRole('alertdialog', { name: t.secretTitle('应用 2') })
    expect(secret).toHaveTextContent('once-only')
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          redirectUris: ['https://bi.example.cn/callback'],
          ...{ scopes: ['profile'], confidential: true, enabled: true },
        },
      }),
    )
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('once-only')).toBeNull())
  })

  it('rotates the secret after a question', async () => {
    const user = userEvent.setup()
    show(<signIn.Default />)
    await user.click(await screen.findByRole('button', { name: t.reset }))
    const question = await screen.findByRole('alertdialog', { name: t.resetQuestion('应用 1') })
    await user.click(within(question).getByRole('button', { name: t.reset }))
    const secret = await screen.findByRole('alertdialog', { name: t.secretTitle('应用 1') })
    expect(secret).toHaveTextContent('another-secret-shown-once')
  })

  it('says when it was last used, and offers nothing to who reads only', async () => {
    show(<signIn.ReadOnly />)
    expect(await screen.findByText('https://app1.example.cn/callback')).toBeVisible()
    expect(screen.getByText(/^2026-11-20/)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a redirect address', () => {
  const fault = (redirectUris: string) =>
    checkOauthDraft({ ...draftOfClient(undefined), redirectUris }, t).redirectUris

  it.each(['https://bi.example.cn/callback', 'http://localhost:3000/cb', ''])('%s', (uri) => {
    expect(fault(uri)).toBe(uri === '' ? t.redirectRequired : undefined)
  })

  it.each([
    'http://bi.example.cn/callback',
    'https://bi.example.cn',
    'https://bi.example.cn:443/',
    'https://bi.example.cn/#x',
    'javascript:alert(1)',
    'callback',
  ])('is not %s', (uri) => {
    expect(fault(uri)).toBe(t.redirectFormat(uri))
  })
})
