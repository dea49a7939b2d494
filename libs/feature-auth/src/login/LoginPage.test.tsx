import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearAllMocks } from 'storybook/test'
import * as stories from './LoginPage.stories.js'

const {
  CaptchaFailed,
  Default,
  Expired,
  FirstHtml,
  MissingFields,
  Pending,
  WithoutCaptcha,
  WrongPassword,
} = composeStories(stories)

beforeEach(() => {
  clearAllMocks()
})

describe('LoginPage', () => {
  it('labels its fields 账号, 密码 and 验证码, its button 登录', () => {
    render(<Default />)
    expect(screen.getByLabelText(/账号/)).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText(/^密码/)).toHaveAttribute('type', 'password')
    expect(screen.getByLabelText(/验证码/, { selector: 'input' })).toBeRequired()
    expect(screen.getByRole('button', { name: '登录' })).toBeEnabled()
    expect(screen.getByRole('heading', { name: '登录' })).toBeInTheDocument()
  })

  it('hands over what was typed, without blanks around account and captcha', async () => {
    const user = userEvent.setup()
    render(<Default />)
    await user.type(screen.getByLabelText(/账号/), ' admin ')
    await user.type(screen.getByLabelText(/^密码/), ' Spruce@2026')
    await user.type(screen.getByLabelText(/验证码/, { selector: 'input' }), ' 7xkp{Enter}')
    expect(Default.args.onSubmit).toHaveBeenCalledExactlyOnceWith({
      loginName: 'admin',
      password: ' Spruce@2026',
      captcha: '7xkp',
    })
    expect(Default.args.onFirstInput).toHaveBeenCalled()
  })

  it('cannot be sent before the script is there', () => {
    render(<FirstHtml />)
    expect(screen.getByRole('button', { name: '登录' })).toBeDisabled()
    fireEvent.submit(screen.getByRole('form', { name: '登录' }))
    expect(FirstHtml.args.onSubmit).not.toHaveBeenCalled()
  })

  it('is not sent twice', () => {
    render(<Pending />)
    const button = screen.getByRole('button', { name: '登录' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    fireEvent.submit(screen.getByRole('form', { name: '登录' }))
    expect(Pending.args.onSubmit).not.toHaveBeenCalled()
  })

  it('says what is missing at each field and goes to the first', () => {
    render(<MissingFields />)
    const account = screen.getByLabelText(/账号/)
    expect(account).toHaveAccessibleDescription('请输入账号')
    expect(account).toBeInvalid()
    expect(account).toHaveFocus()
  })

  it('announces a wrong password and goes to that field', () => {
    render(<WrongPassword />)
    expect(screen.getByRole('alert')).toHaveTextContent('密码错误，请输入正确的密码')
    expect(screen.getByLabelText(/^密码/)).toHaveFocus()
  })

  it('says why one has to sign in again', () => {
    render(<Expired />)
    expect(screen.getByRole('alert')).toHaveTextContent('您未登录或登录已过期，请登录后重试')
  })

  it('asks for another captcha by its image, which may have failed', async () => {
    const user = userEvent.setup()
    const { unmount } = render(<Default />)
    await user.click(screen.getByRole('button', { name: '看不清？换一张' }))
    expect(Default.args.onCaptchaRefresh).toHaveBeenCalledOnce()
    unmount()
    render(<CaptchaFailed />)
    expect(screen.getByRole('button', { name: '验证码加载失败，点击重试' })).toBeVisible()
  })

  it('asks for none where the deployment has none', () => {
    render(<WithoutCaptcha />)
    expect(screen.queryByLabelText(/验证码/)).toBeNull()
  })

  it('switches language and dark mode', async () => {
    const user = userEvent.setup()
    render(<Default />)
    await user.click(screen.getByRole('button', { name: 'English' }))
    await user.click(screen.getByRole('button', { name: '切换到深色模式' }))
    expect(Default.args.onLanguage).toHaveBeenCalledWith('en-US')
    expect(Default.args.onDark).toHaveBeenCalledWith(true)
  })
})
