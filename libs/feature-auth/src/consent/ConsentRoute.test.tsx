import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AuthProvider, type AuthEnvironment } from '../AuthEnvironment.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { authorizeRequestOf } from './authorizeRequest.js'
import { ConsentRoute } from './ConsentRoute.js'

const authorize = 'POST /auth/oauth/authorize'
const confirm = 'POST /aba-base/api/v3/oauth/confirm'
const search =
  '?client_id=01930f3c-0000-7000-8000-000000000901&redirect_uri=https%3A%2F%2Fbi.example.cn%2Fcallback' +
  `&response_type=code&scope=profile+directory&state=af0&code_challenge=${'A'.repeat(43)}&code_challenge_method=S256`
const asked = {
  requestId: 'r-1',
  redirectTo: null,
  client: { clientId: 'c-1', appCode: 'bi-reports', name: '报表平台', icon: null },
  scopes: [
    { code: 'profile', name: '查看您的姓名' },
    { code: 'directory', name: '查看通讯录' },
  ],
  consentNeeded: true,
  expiresAt: '2026-11-20T08:00:00.000Z',
} as const
const back = 'https://bi.example.cn/callback?code=x&state=af0'

function show(handlers: TestHandlers, change: Partial<AuthEnvironment> = {}) {
  const auth = createTestAuth(handlers, {
    isSignedIn: true,
    userName: '林建业',
    leave: vi.fn(),
    go: vi.fn(() => Promise.resolve()),
    signOut: vi.fn(() => Promise.resolve()),
    rememberReturn: vi.fn(),
    ...change,
  })
  render(
    <AuthProvider value={auth}>
      <ConsentRoute />
    </AuthProvider>,
  )
  return auth
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const failing = (status: number, message: string) => () =>
  Promise.reject(new ApiError({ kind: 'http', message, status, code: status }))

beforeEach(() => history.replaceState(null, '', `/accredit${search}`))
afterEach(() => history.replaceState(null, '', '/'))

describe('/accredit', () => {
  it('lists in words what is asked for, grants a part of it, and goes back', async () => {
    const onAuthorize = vi.fn((_request: { body?: unknown }) => structuredClone(asked))
    const onConfirm = vi.fn((_request: { body?: unknown }) => ({ redirectTo: back }))
    const auth = show({ [authorize]: onAuthorize as never, [confirm]: onConfirm })
    expect(await screen.findByRole('heading', { name: '授权“报表平台”' })).toBeVisible()
    expect(screen.getByText('您以“林建业”的身份登录')).toBeVisible()
    expect(onAuthorize.mock.calls[0]?.[0].body).toEqual({
      client_id: '01930f3c-0000-7000-8000-000000000901',
      redirect_uri: 'https://bi.example.cn/callback',
      response_type: 'code',
      scope: 'profile directory',
      state: 'af0',
      code_challenge: 'A'.repeat(43),
      code_challenge_method: 'S256',
    })
    await userEvent.click(screen.getByRole('checkbox', { name: '查看通讯录' }))
    await press('同意授权')
    await waitFor(() => expect(auth.leave).toHaveBeenCalledExactlyOnceWith(back))
    expect(onConfirm.mock.calls.map(([{ body }]) => body)).toEqual([
      { requestId: 'r-1', approved: true, scopes: ['profile'] },
    ])
  })

  it.each([
    ['/spruce/files/bi.png', '/spruce/files/bi.png'],
    ['chart', undefined],
    ['https://evil.example/x.png', undefined],
    ['javascript:alert(1)', undefined],
  ])('shows the icon %s', async (icon, source) => {
    show({ [authorize]: { ...asked, client: { ...asked.client, icon } } as never })
    await screen.findByRole('heading', { name: '授权“报表平台”' })
    const picture = document.querySelector('.ui-client-icon')
    if (source) expect(picture).toHaveAttribute('src', source)
    else expect(picture).toHaveTextContent('报')
  })

  it('asks for one thing at least, or a refusal', async () => {
    const onConfirm = vi.fn((_request: { body?: unknown }) => ({ redirectTo: back }))
    const auth = show({ [authorize]: asked as never, [confirm]: onConfirm })
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
    await press('同意授权')
    expect(screen.getByRole('alert')).toHaveTextContent('请至少选择一项，或拒绝授权')
    expect(onConfirm).not.toHaveBeenCalled()
    await press('拒绝')
    await waitFor(() => expect(auth.leave).toHaveBeenCalledOnce())
    expect(onConfirm.mock.calls[0]?.[0].body).toEqual({ requestId: 'r-1', approved: false })
  })

  it('asks nothing where as much was granted before, or where the client is told why not', async () => {
    const confirmed = show({
      [authorize]: { ...asked, consentNeeded: false } as never,
      [confirm]: { redirectTo: back },
    })
    await waitFor(() => expect(confirmed.leave).toHaveBeenCalledExactlyOnceWith(back))
    const wrong = `${back}&error=invalid_scope`
    const refused = show({
      [authorize]: { ...asked, requestId: null, redirectTo: wrong, scopes: [] },
    })
    await waitFor(() => expect(refused.leave).toHaveBeenCalledExactlyOnceWith(wrong))
    expect(screen.queryByRole('button', { name: '同意授权' })).toBeNull()
  })

  it('sends nobody anywhere for a client or address that is not registered', async () => {
    const auth = show({ [authorize]: failing(422, '应用未登记') })
    expect(await screen.findByRole('heading', { name: '无法授权' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('应用未登记')
    expect(auth.leave).not.toHaveBeenCalled()
    await press('返回首页')
    expect(auth.go).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('asks no server for an address without a client, or with two', async () => {
    expect(authorizeRequestOf('?redirect_uri=https://bi.example.cn/')).toBeUndefined()
    expect(authorizeRequestOf(`${search}&client_id=other`)).toBeUndefined()
    history.replaceState(null, '', '/accredit')
    const onAuthorize = vi.fn()
    show({ [authorize]: onAuthorize })
    expect(await screen.findByRole('heading', { name: '无法授权' })).toBeVisible()
    expect(onAuthorize).not.toHaveBeenCalled()
  })

  it('begins again where the request has waited too long', async () => {
    const onConfirm = vi.fn(failing(404, '不存在'))
    const onAuthorize = vi.fn(() => structuredClone(asked))
    show({ [authorize]: onAuthorize as never, [confirm]: onConfirm })
    await userEvent.click(await screen.findByRole('button', { name: '同意授权' }))
    expect(await screen.findByRole('heading', { name: '授权请求已失效' })).toBeVisible()
    await press('重新核对')
    expect(await screen.findByRole('button', { name: '同意授权' })).toBeVisible()
    expect(onAuthorize).toHaveBeenCalledTimes(2)
  })

  it('keeps the choice when the answer did not get through', async () => {
    show({ [authorize]: asked as never, [confirm]: failing(500, '服务繁忙') })
    await userEvent.click(await screen.findByRole('checkbox', { name: '查看通讯录' }))
    await press('同意授权')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: '查看通讯录' })).not.toBeChecked()
  })

  it('lets another account come back to the same request', async () => {
    const auth = show({ [authorize]: asked as never })
    await userEvent.click(await screen.findByRole('button', { name: '使用其他账号' }))
    await waitFor(() => expect(auth.go).toHaveBeenCalledExactlyOnceWith(`/accredit${search}`))
    expect(auth.signOut).toHaveBeenCalledOnce()
    expect(auth.rememberReturn).toHaveBeenCalledExactlyOnceWith(`/accredit${search}`)
  })

  it('lets a stranger sign in right here, and come back', () => {
    const auth = show({}, { isSignedIn: false })
    expect(screen.getByRole('heading', { name: '登录' })).toBeVisible()
    expect(auth.rememberReturn).toHaveBeenCalledWith(`/accredit${search}`)
  })
})
