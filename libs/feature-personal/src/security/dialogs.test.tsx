import { ApiError, describeError, type ApiErrorInit } from '@spruce/api-client'
import type { TestHandlers } from '@spruce/api-client/testing'
import { closeAllDialogs, ShellProvider } from '@spruce/shell-ui'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PersonalEnvironment } from '../PersonalEnvironment.js'
import '../testing/domStubs.js'
import { refusedToProvider, renewedFixture } from '../testing/personalHandlers.js'
import { TestPersonal, type TestPersonalProps } from '../testing/TestPersonal.js'
import { askExpiredPassword, openContactDialog, openPasswordDialog } from './openDialogs.js'

configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 60_000 })

const byOld = 'POST /aba-base/api/v3/user/reset-password-by-old-password'
const byContact = 'POST /aba-base/api/v3/user/reset-password-by-contact'
const sendCode = 'POST /aba-base/api/verification/send-confirm-verify-code'
const contactWay = 'POST /aba-base/api/v3/user/contact-way'

function show(handlers: TestHandlers = {}, rest: Omit<TestPersonalProps, 'handlers'> = {}) {
  const environment = {
    renewed: vi.fn<PersonalEnvironment['renewed']>(),
    ended: vi.fn<PersonalEnvironment['ended']>(),
    changed: vi.fn(() => Promise.resolve()),
  }
  render(
    <ShellProvider language="zh-CN" describeError={describeError}>
      <TestPersonal handlers={handlers} environment={environment} {...rest} />
    </ShellProvider>,
  )
  return environment
}

afterEach(() => {
  closeAllDialogs()
})

const refuse = (answer: ApiErrorInit) => () => {
  throw new ApiError(answer)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const field = (name: string) => {
  const input = document.querySelector<HTMLInputElement>(`[role=dialog] input[name=${name}]`)
  if (!input) throw new Error(`No field ${name}`)
  return input
}

async function typePasswords(password = 'Spruce@2027') {
  await userEvent.type(field('newPwd'), password)
  await userEvent.type(field('confirmPwd'), password)
}

describe('the password dialog', () => {
  it('says how to sign in to those whom an identity provider let in', async () => {
    const signInAnew = vi.fn()
    render(
      <ShellProvider language="zh-CN" describeError={describeError}>
        <TestPersonal
          handlers={{ 'GET /spruce/api/v1/sessions': refusedToProvider }}
          environment={{ signInAnew }}
        />
      </ShellProvider>,
    )
    void openPasswordDialog()
    expect(await screen.findByRole('alertdialog', { name: '修改密码' })).toBeVisible()
    expect(document.querySelector('input[name=newPwd]')).toBeNull()
    await press('退出并用密码登录')
    await waitFor(() => expect(signInAnew).toHaveBeenCalledOnce())
  })

  it('changes the password by the old one, encrypted, and the tab goes on with its new token', async () => {
    const change = vi.fn(() => renewedFixture)
    const { renewed, ended, changed } = show({ [byOld]: change })
    void openPasswordDialog()
    await screen.findByRole('dialog', { name: '修改密码' })
    await userEvent.type(field('oldPwd'), 'Spruce@2026')
    await typePasswords()
    await press('修改密码')
    await waitFor(() => expect(renewed).toHaveBeenCalledWith(renewedFixture))
    expect(changed).toHaveBeenCalled()
    expect(ended).not.toHaveBeenCalled()
    const { body } = (change.mock.calls as unknown as [{ body: Record<string, string> }][])[0]![0]
    expect(Object.keys(body).sort()).toEqual(['confirmPwd', 'newPwd', 'oldPwd'])
    for (const value of Object.values(body)) expect(value).toMatch(/^v1\./u)
    expect(await screen.findByText('修改成功')).toBeVisible()
  })

  it('says what is required and that the two entries differ', async () => {
    show()
    void openPasswordDialog()
    await press('修改密码')
    for (const text of ['请输入旧密码', '请输入新密码', '请再次输入新密码'])
      expect(await screen.findByText(text)).toBeVisible()
    await userEvent.type(field('newPwd'), 'Spruce@2027')
    await userEvent.type(field('confirmPwd'), 'other')
    expect(await screen.findByText('两次输入的密码不一致')).toBeVisible()
    await choose('手机验证码')
    expect(screen.queryByText('两次输入的密码不一致')).toBeNull()
    await press('修改密码')
    expect(await screen.findByText('请输入验证码')).toBeVisible()
  })

  it('puts a wrong old password at its field', async () => {
    show({
      [byOld]: refuse({
        kind: 'http',
        status: 400,
        code: 505,
        message: '密码错误，请输入正确的密码',
      }),
    })
    void openPasswordDialog()
    await screen.findByRole('dialog')
    await userEvent.type(field('oldPwd'), 'x')
    await typePasswords()
    await press('修改密码')
    expect(await screen.findByText('密码错误，请输入正确的密码')).toBeVisible()
    await waitFor(() => expect(field('oldPwd')).toHaveFocus())
    expect(field('newPwd')).toHaveValue('Spruce@2027')
  })

  it('changes it by a code to the bound phone, and the session is over', async () => {
    const send = vi.fn(() => ({ seconds: 60 }))
    const change = vi.fn(() => null)
    const { ended, renewed } = show({ [sendCode]: send, [byContact]: change })
    void openPasswordDialog()
    await choose('手机验证码')
    await press('获取验证码')
    await screen.findByRole('button', { name: /秒后重新获取/u })
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          phoneNumber: '138****5678',
          titleKey: 'modify-password-temp-title',
          lang: 'zh-CN',
        },
      }),
    )
    await userEvent.type(field('vcCode'), '204817')
    await typePasswords()
    await press('修改密码')
    await waitFor(() => expect(ended).toHaveBeenCalledWith('密码修改成功，请使用新密码重新登录'))
    expect(renewed).not.toHaveBeenCalled()
    expect(change).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({
          optType: 'mobile',
          mobileEmail: '138****5678',
          vcCode: '204817',
        }) as object,
      }),
    )
  })

  it.each([
    [{ loginName: '' }, '旧密码', '您的账号没有登录名，请使用手机或邮箱验证码'],
    [{ mobileNew: null }, '手机验证码', '请先维护手机号'],
    [{ emailNew: null }, '邮箱验证码', '请先维护邮箱'],
  ])('an account with %j cannot choose %s', async (user, method, reason) => {
    show({}, { user })
    void openPasswordDialog()
    const option = await screen.findByRole('radio', { name: method })
    expect(option).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(option)
    expect(await screen.findByText(reason)).toBeVisible()
    expect(option).not.toBeChecked()
  })

  it('shows the countdown of the method that sent the code only', async () => {
    show({}, { user: { emailNew: 'zhan****@yunshan.example' } })
    void openPasswordDialog()
    await choose('手机验证码')
    await press('获取验证码')
    await screen.findByRole('button', { name: /秒后重新获取/u })
    await choose('邮箱验证码')
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeEnabled()
    expect(field('vcCode')).toHaveValue('')
  })
})

describe('the contact dialog', () => {
  it('binds an email with the code that went to it', async () => {
    const send = vi.fn(() => ({ seconds: 60 }))
    const bind = vi.fn(() => renewedFixture)
    const { renewed } = show({ [sendCode]: send, [contactWay]: bind }, { user: { emailNew: null } })
    void openContactDialog('email')
    await screen.findByRole('dialog', { name: '绑定邮箱' })
    await userEvent.type(field('email'), ' zhang.wei＠yunshan.example ')
    await press('获取验证码')
    await screen.findByRole('button', { name: /秒后重新获取/u })
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          phoneNumber: 'zhang.wei@yunshan.example',
          titleKey: 'binging-email-temp-title',
          lang: 'zh-CN',
        },
      }),
    )
    await userEvent.type(field('vcCode'), '204817')
    await press('绑定邮箱')
    await waitFor(() => expect(renewed).toHaveBeenCalledWith(renewedFixture))
    expect(bind).toHaveBeenCalledWith(
      expect.objectContaining({
        body: { optType: 'email', mobileEmail: 'zhang.wei@yunshan.example', vcCode: '204817' },
      }),
    )
  })

  it('refuses what is no phone, and a phone that somebody else has', async () => {
    const send = vi.fn(() => ({ seconds: 60 }))
    show({ [sendCode]: send, 'GET /spruce/api/v1/contact-use': { used: true } })
    void openContactDialog('mobile')
    await screen.findByRole('dialog', { name: '更换手机号' })
    await press('获取验证码')
    expect(await screen.findByText('请输入手机号')).toBeVisible()
    await userEvent.type(field('mobile'), '12')
    await press('获取验证码')
    expect(await screen.findByText('请输入正确的手机号')).toBeVisible()
    await userEvent.clear(field('mobile'))
    await userEvent.type(field('mobile'), '13900001111')
    await press('获取验证码')
    expect(await screen.findByText('该手机号已被使用，请更换')).toBeVisible()
    expect(send).not.toHaveBeenCalled()
  })

  it('puts a wrong code at its field and keeps what was typed', async () => {
    show({
      [contactWay]: refuse({
        kind: 'http',
        status: 400,
        code: 1102,
        message: '验证码错误或已过期',
      }),
    })
    void openContactDialog('mobile')
    await screen.findByRole('dialog')
    await userEvent.type(field('mobile'), '13900001111')
    await userEvent.type(field('vcCode'), '000000')
    await press('更换手机号')
    expect(await screen.findByText('验证码错误或已过期')).toBeVisible()
    expect(field('mobile')).toHaveValue('13900001111')
  })
})

describe('an expired password', () => {
  it('is told once; a yes opens the dialog', async () => {
    show()
    void askExpiredPassword('zh-CN')
    const question = await screen.findByRole('alertdialog', { name: '密码过期' })
    expect(question).toHaveTextContent('您的密码已过期，是否修改？')
    await press('是')
    expect(await screen.findByRole('dialog', { name: '修改密码' })).toBeVisible()
  })

  it('a no leaves it at that', async () => {
    show()
    const answered = askExpiredPassword('zh-CN')
    await press('否')
    await answered
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
