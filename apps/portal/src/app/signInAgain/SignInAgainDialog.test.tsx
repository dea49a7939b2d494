import { ApiError, describeError } from '@spruce/api-client'
import { createTestApi, type TestHandlers } from '@spruce/api-client/testing'
import { AuthProvider } from '@spruce/feature-auth'
import { createTestAuth } from '@spruce/feature-auth/testing'
import { closeAllDialogs, DialogViewport, ShellProvider } from '@spruce/shell-ui'
import { stubDom } from '@spruce/shell-ui/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signInAgainDialog, type SignInAgainDialogProps } from './SignInAgainDialog.js'

stubDom()
vi.setConfig({ testTimeout: 60_000 })

const login = 'POST /auth/login'
const captchaKey = 'GET /aba-base/api/verification/get-captcha-key'
const renewed = {
  access_token: 's-2',
  jti: 'b',
  tenantId: 't-yunshan',
  first: false,
  jump: null,
  datetime: '2026-11-20T08:00:00.000Z',
}

afterEach(() => {
  closeAllDialogs()
})

function ask(
  handlers: TestHandlers = {},
  change: Partial<SignInAgainDialogProps> = {},
  captchaEnabled = false,
) {
  let count = 0
  const api = createTestApi({
    [captchaKey]: () => {
      count += 1
      return { captchaKey: `key-${count}` }
    },
    ...handlers,
  })
  const { deploy } = createTestAuth()
  const environment = createTestAuth({}, { api, deploy: { ...deploy, captchaEnabled } })
  render(
    <ShellProvider language="zh-CN" describeError={describeError}>
      <AuthProvider value={environment}>
        <DialogViewport />
      </AuthProvider>
    </ShellProvider>,
  )
  return signInAgainDialog.open({
    loginName: 'admin',
    elsewhere: new Promise(() => undefined),
    hasUnsaved: () => false,
    ...change,
  })
}

const password = () => screen.findByLabelText<HTMLInputElement>('密码')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the dialog that signs in again', () => {
  it('asks the account of the page for its password, and nothing else', async () => {
    void ask()
    await waitFor(async () => expect(await password()).toHaveFocus())
    expect(screen.getByLabelText('账号')).toHaveValue('admin')
    expect(screen.getByLabelText('账号')).toBeDisabled()
    expect(screen.queryByLabelText('验证码')).toBeNull()
    await press('重新登录')
    expect(await screen.findByText('请输入密码')).toBeVisible()
  })

  it('sends the password encrypted and resolves with the answer', async () => {
    const signIn = vi.fn(({ body }: { body: { loginName: string; password: string } }) => {
      expect(body.loginName).toBe('admin')
      expect(body.password).toMatch(/^v1\./u)
      return renewed
    })
    const answer = ask({ [login]: signIn as never })
    await userEvent.type(await password(), 'Spruce@2026')
    await press('重新登录')
    expect(await answer).toEqual(renewed)
    expect(signIn).toHaveBeenCalledOnce()
  })

  it('says a wrong password at its field, and takes another captcha', async () => {
    const refused = () => {
      throw new ApiError({
        kind: 'http',
        status: 400,
        code: 505,
        message: '密码错误，请输入正确的密码',
      })
    }
    void ask({ [login]: refused }, {}, true)
    const hasImage = (key: string) =>
      waitFor(() =>
        expect(screen.getByRole('img', { name: '验证码图片' })).toHaveAttribute(
          'src',
          expect.stringContaining(`captchaKey=${key}`),
        ),
      )
    await hasImage('key-1')
    await userEvent.type(await password(), 'Wrong@2026')
    await press('重新登录')
    expect(await screen.findByText('请输入验证码')).toBeVisible()
    await userEvent.type(screen.getByLabelText('验证码'), 'abcd')
    await press('重新登录')
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription(/密码错误，请输入正确的密码/u),
    )
    await hasImage('key-2')
    expect(screen.getByLabelText('验证码')).toHaveValue('')
    expect(await password()).toHaveValue('Wrong@2026') // kept, as anything typed
  })

  it('closes by itself when the person has signed in elsewhere', async () => {
    let signedIn: () => void = () => undefined
    const answer = ask({}, { elsewhere: new Promise((resolve) => (signedIn = resolve)) })
    await password()
    signedIn()
    expect(await answer).toBe('elsewhere')
  })

  it('gives up at once where nothing is lost', async () => {
    const answer = ask()
    await password()
    await press('取消')
    expect(await answer).toBeUndefined()
  })

  it('asks before unsaved input is lost', async () => {
    const answer = ask({}, { hasUnsaved: () => true })
    await password()
    await press('取消')
    const question = await screen.findByRole('alertdialog', { name: '放弃未保存的修改？' })
    await userEvent.click(
      [...question.querySelectorAll('button')].find((one) => one.textContent === '重新登录')!,
    )
    expect(await password()).toBeVisible()
    await press('取消')
    await press('放弃并退出')
    expect(await answer).toBeUndefined()
  })
})
