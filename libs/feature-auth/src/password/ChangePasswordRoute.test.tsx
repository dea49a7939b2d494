import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AuthProvider, type AuthEnvironment } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { ChangePasswordRoute } from './ChangePasswordRoute.js'

const forced = { isSignedIn: true, mustChangePassword: true }
const must = 'POST /aba-base/api/v3/user/must-change-password'
const update = 'POST /aba-base/auth/v3/user/update-pwd'
const result = {
  access_token: 's2',
  jti: 'b',
  tenantId: null,
  first: false,
  jump: null,
  datetime: '2026-11-21T00:00:00.000Z',
}

function show(handlers: TestHandlers, change: Partial<AuthEnvironment>) {
  const auth = createTestAuth(handlers, { go: vi.fn(() => Promise.resolve()), ...change })
  render(
    <StrictMode>
      <AuthProvider value={auth}>
        <ChangePasswordRoute />
      </AuthProvider>
    </StrictMode>,
  )
  return auth
}

const type = async (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('/changePassword', () => {
  it('asks for the new password twice when it is forced, and sends both encrypted', async () => {
    const answer = vi.fn((_request: { body?: unknown }) => result)
    const auth = show({ [must]: answer }, forced)
    expect(screen.getByRole('heading', { name: '请先修改密码' })).toBeVisible()
    expect(screen.queryByLabelText('旧密码')).toBeNull()
    await type('新密码', 'Spruce@2027')
    await type('确认新密码', 'Spruce@2027')
    await press('修改密码')
    expect(await screen.findByRole('heading', { name: '密码已修改' })).toBeVisible()
    const body = answer.mock.calls[0]?.[0].body as Record<string, string>
    for (const name of ['newPwd', 'confirmPwd']) {
      expect(body[name]).toMatch(/^v1\.[A-Za-z0-9+/]+=*$/)
    }
    await press('前往登录')
    expect(auth.go).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('ticks each part of the rule while it is typed', async () => {
    show({}, forced)
    const states = () =>
      within(screen.getByRole('list', { name: '密码规则' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent.endsWith('已满足'))
    expect(states()).toEqual([false, false, false])
    await type('新密码', 'abcdefgh')
    expect(states()).toEqual([true, false, true])
    await type('新密码', 'A1')
    expect(states()).toEqual([true, true, true])
    await type('新密码', '密')
    expect(states()).toEqual([true, true, false])
  })

  it('says what is wrong at each field and sends nothing', async () => {
    const answer = vi.fn(() => result)
    show({ [update]: answer }, { isSignedIn: true })
    await press('修改密码')
    expect(screen.getByText('请输入旧密码')).toBeVisible()
    expect(screen.getByText('请输入新密码')).toBeVisible()
    expect(screen.getByText('请再次输入新密码')).toBeVisible()
    expect(screen.getByLabelText('旧密码')).toHaveFocus()
    await type('旧密码', 'Old@12345')
    await type('新密码', 'Spruce@2027')
    await type('确认新密码', 'Spruce@2028')
    await press('修改密码')
    expect(screen.getByText('两次输入的密码不一致')).toBeVisible()
    expect(answer).not.toHaveBeenCalled()
  })

  it('shows a wrong old password at its field and keeps what was typed', async () => {
    const refuse = () => {
      throw new ApiError({ kind: 'business', code: 505, status: 400 })
    }
    show({ [update]: refuse }, { isSignedIn: true })
    await type('旧密码', 'Old@12345')
    await type('新密码', 'Spruce@2027')
    await type('确认新密码', 'Spruce@2027')
    await press('修改密码')
    expect(await screen.findByText('密码错误，请输入正确的密码')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('旧密码')).toHaveFocus())
    expect(screen.getByLabelText('新密码')).toHaveValue('Spruce@2027')
  })

  it('sends nobody in who is not signed in', async () => {
    const auth = show({}, {})
    expect(screen.getByRole('heading', { name: '请先登录' })).toBeVisible()
    await press('前往登录')
    expect(auth.go).toHaveBeenCalledWith('/login')
  })

  it('lets the person leave', async () => {
    const auth = show({}, forced)
    await press('退出登录')
    expect(auth.go).toHaveBeenCalledWith('/logout')
  })
})
