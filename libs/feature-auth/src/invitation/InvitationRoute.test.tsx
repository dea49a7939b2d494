import { ApiError } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AuthProvider, type AuthEnvironment } from '../AuthEnvironment.js'
import { BindAccountRoute } from '../bind/BindAccountRoute.js'
import { createTestAuth } from '../testing/authEnvironment.js'
import { sampleInvitation } from '../testing/sampleInvitation.js'

const preview = 'GET /spruce/api/v1/invitations/preview'
const accept = 'GET /aba-base/api/v3/user/user-accept-invite'
const register = 'POST /spruce/api/v1/invitations/register'
const token = 'q'.repeat(43)
const here = `/bind-account?tenant=yunshan#invite=${token}`
const joined = {
  tenantId: 't-yunshan',
  tenantCode: 'yunshan',
  tenantName: '云杉制造集团',
  memberId: 'm-1',
  fallback: null,
}

function show(handlers: TestHandlers, change: Partial<AuthEnvironment> = {}) {
  const auth = createTestAuth(
    { [preview]: sampleInvitation, ...handlers },
    {
      go: vi.fn(() => Promise.resolve()),
      enterTenant: vi.fn(() => Promise.resolve()),
      signOut: vi.fn(() => Promise.resolve()),
      rememberReturn: vi.fn(),
      ...change,
    },
  )
  render(
    <AuthProvider value={auth}>
      <BindAccountRoute />
    </AuthProvider>,
  )
  return auth
}

const known = { isSignedIn: true, userName: '林建业' }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const failing =
  (status: number, code: string, fields: ApiError['fields'] = []) =>
  () =>
    Promise.reject(new ApiError({ kind: 'http', status, code, message: `says ${code}`, fields }))

beforeEach(() => history.replaceState(null, '', here))
afterEach(() => history.replaceState(null, '', '/'))

describe('/bind-account with an invitation', () => {
  it('says who invites whom, and lets a known person accept and enter', async () => {
    const onAccept = vi.fn((_request: { query: object }) => joined)
    const auth = show({ [accept]: onAccept }, known)
    expect(await screen.findByRole('heading', { name: '加入“云杉制造集团”' })).toBeVisible()
    expect(screen.getByText('您以“林建业”的身份登录')).toBeVisible()
    expect(screen.getByText('138****5678')).toBeVisible()
    await press('接受邀请')
    await waitFor(() => expect(auth.enterTenant).toHaveBeenCalledExactlyOnceWith('t-yunshan'))
    expect(onAccept.mock.calls[0]?.[0].query).toEqual({ token, invite: 'true' })
  })

  it('says where a person is whose department is gone, before the person enters', async () => {
    const fallback = { departmentId: 'd-1', departmentName: '云杉制造', roles: ['部门主管'] }
    const auth = show({ [accept]: () => ({ ...joined, fallback }) }, known)
    await press('接受邀请')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('已被放入“云杉制造”'))
    expect(screen.getByText(/部门主管/)).toBeVisible()
    expect(auth.enterTenant).not.toHaveBeenCalled()
    await press('进入“云杉制造集团”')
    expect(auth.enterTenant).toHaveBeenCalledExactlyOnceWith('t-yunshan')
  })

  it('lets a new person register, with the password hidden', async () => {
    const onRegister = vi.fn((_request: { body?: unknown }) => joined)
    const auth = show({ [register]: onRegister })
    expect(await screen.findByLabelText('姓名')).toHaveValue('张伟')
    await userEvent.type(screen.getByLabelText('账号'), 'zhang_wei')
    await userEvent.type(screen.getByLabelText('密码'), 'Spruce@2027')
    await userEvent.type(screen.getByLabelText('确认密码'), 'Spruce@2027')
    await press('注册并加入')
    expect(await screen.findByRole('heading', { name: '已加入“云杉制造集团”' })).toBeVisible()
    expect(onRegister.mock.calls[0]?.[0].body).toEqual({
      token,
      loginName: 'zhang_wei',
      nickName: '张伟',
      password: expect.stringMatching(/^v1\./) as string,
    })
    await press('前往登录')
    expect(auth.go).toHaveBeenCalledExactlyOnceWith('/login?tenant=yunshan')
  })

  it('says at each field what is missing, and registers nobody', async () => {
    const onRegister = vi.fn(() => joined)
    show({ [register]: onRegister })
    await userEvent.type(await screen.findByLabelText('账号'), 'zhang wei')
    await userEvent.clear(screen.getByLabelText('姓名'))
    await press('注册并加入')
    expect(screen.getByLabelText('账号')).toHaveAccessibleDescription(/只能包含字母/)
    expect(screen.getByLabelText('账号')).toHaveFocus()
    expect(screen.getByText('请输入姓名')).toBeVisible()
    expect(screen.getByText('请输入密码')).toBeVisible()
    expect(onRegister).not.toHaveBeenCalled()
  })

  it.each([
    ['loginName', /says taken/],
    ['mobileEmail', /138\*\*\*\*5678 已绑定账号，请登录后接受邀请。/],
  ])('shows what is in use: %s', async (path, text) => {
    const fields = [{ path, message: 'says taken' }]
    show({ [register]: failing(409, 'DUPLICATE', fields) })
    await userEvent.type(await screen.findByLabelText('账号'), 'zhang_wei')
    await userEvent.type(screen.getByLabelText('密码'), 'Spruce@2027')
    await userEvent.type(screen.getByLabelText('确认密码'), 'Spruce@2027')
    await press('注册并加入')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('密码')).toHaveValue('Spruce@2027')
  })

  it('lets whoever has an account sign in right here, and come back', async () => {
    const auth = show({ [preview]: { ...sampleInvitation, contactKind: 'account' } })
    expect(await screen.findByText(/发给了一个已有的账号/)).toBeVisible()
    expect(screen.queryByLabelText('姓名')).toBeNull()
    await press('已有账号，登录后接受')
    expect(screen.getByRole('heading', { name: '登录' })).toBeVisible()
    expect(auth.rememberReturn).toHaveBeenCalledWith(here)
  })

  it.each([
    ['expired', '邀请已过期'],
    ['revoked', '邀请已撤回'],
    ['accepted', '邀请已被接受'],
  ] as const)('says that it is %s', async (status, title) => {
    show({ [preview]: { ...sampleInvitation, status } }, known)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByRole('button', { name: '接受邀请' })).toBeNull()
  })

  it.each([404, 400])('knows no such invitation (%i)', async (status) => {
    show({ [preview]: failing(status, 'NOT_FOUND') })
    expect(await screen.findByRole('heading', { name: '没有找到邀请' })).toBeVisible()
  })

  it('reads again what could not be read', async () => {
    const answer = vi
      .fn<() => Promise<typeof sampleInvitation>>()
      .mockImplementationOnce(failing(503, 'DOWN'))
      .mockResolvedValueOnce(sampleInvitation)
    show({ [preview]: answer })
    await press('重试')
    expect(await screen.findByLabelText('姓名')).toBeVisible()
  })

  it('says that it is somebody else’s, and lets another account come', async () => {
    const auth = show({ [accept]: failing(422, 'INVITATION_CONTACT') }, known)
    await press('接受邀请')
    expect(await screen.findByRole('heading', { name: '这份邀请发给了其他人' })).toBeVisible()
    await press('使用其他账号')
    await waitFor(() => expect(auth.go).toHaveBeenCalledExactlyOnceWith(here))
    expect(auth.signOut).toHaveBeenCalledOnce()
    expect(auth.rememberReturn).toHaveBeenCalledWith(here)
  })

  it('knows a member', async () => {
    const auth = show({ [accept]: failing(409, 'ALREADY_MEMBER') }, known)
    await press('接受邀请')
    await press('进入“云杉制造集团”')
    expect(auth.go).toHaveBeenCalledExactlyOnceWith('/dashboard?tenant=yunshan')
  })

  it('looks again where somebody was faster', async () => {
    const states = ['sent', 'accepted'] as const
    let turn = 0
    const onPreview = () => ({ ...sampleInvitation, status: states[turn++] ?? 'accepted' })
    show({ [preview]: onPreview, [accept]: failing(409, 'ILLEGAL_STATE') }, known)
    await press('接受邀请')
    expect(await screen.findByRole('heading', { name: '邀请已被接受' })).toBeVisible()
  })

  it('stays with the invitation when the session is dead (section 8)', async () => {
    const auth = show({ [accept]: failing(401, '401') }, known)
    await press('接受邀请')
    await waitFor(() => expect(auth.go).toHaveBeenCalledExactlyOnceWith(here))
    expect(auth.enterTenant).not.toHaveBeenCalled()
  })
})
