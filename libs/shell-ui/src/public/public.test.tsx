import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  isFileGone,
  LanguageProvider,
  PublicAlert,
  PublicButton,
  PublicField,
  PublicPage,
  PublicPasswordField,
  PublicSpinner,
} from './index.js'

describe('isFileGone', () => {
  it.each([
    ['Failed to fetch dynamically imported module: https://a.example/assets/x.js', true],
    ['error loading dynamically imported module: https://a.example/assets/x.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/x.css', true],
    ['Failed to fetch', false],
    ['x is not a function', false],
  ])('%s', (message, isGone) => {
    expect(isFileGone(new TypeError(message))).toBe(isGone)
  })

  it('is said of errors only', () => {
    expect(isFileGone('dynamically imported module')).toBe(false)
    expect(isFileGone(undefined)).toBe(false)
  })
})

describe('PublicField', () => {
  it('ties label, help and error to the input', () => {
    const { rerender } = render(
      <PublicField name="account" label="账号" help="工号或邮箱" required />,
    )
    const input = screen.getByLabelText('账号')
    expect(input).toBeRequired()
    expect(input).toHaveAccessibleDescription('工号或邮箱')
    rerender(<PublicField name="account" label="账号" help="工号或邮箱" error="请输入账号" />)
    expect(input).toHaveAccessibleDescription('请输入账号')
    expect(input).toBeInvalid()
  })
})

describe('PublicPasswordField', () => {
  it('shows what is typed, on request', async () => {
    render(
      <LanguageProvider language="en-US">
        <PublicPasswordField name="password" label="Password" />
      </LanguageProvider>,
    )
    const input = screen.getByLabelText('Password')
    await userEvent.type(input, 'secret')
    expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input).toHaveAttribute('type', 'text')
    expect(input).toHaveValue('secret')
    expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible()
  })
})

describe('PublicButton', () => {
  it('takes no click while pending', async () => {
    const onClick = vi.fn()
    const { rerender } = render(<PublicButton onClick={onClick}>登录</PublicButton>)
    const button = screen.getByRole('button', { name: '登录' })
    expect(button).toHaveAttribute('type', 'button')
    await userEvent.click(button)
    rerender(
      <PublicButton onClick={onClick} isPending>
        登录
      </PublicButton>,
    )
    await userEvent.click(button)
    expect(onClick).toHaveBeenCalledOnce()
    expect(button).toHaveAttribute('aria-busy', 'true')
  })
})

describe('PublicAlert and PublicSpinner', () => {
  it('interrupts for errors only', () => {
    render(
      <>
        <PublicAlert>密码错误</PublicAlert>
        <PublicAlert tone="success">已发送</PublicAlert>
        <PublicSpinner label="加载中" />
      </>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('密码错误')
    expect(screen.getAllByRole('status')).toHaveLength(2)
  })
})

describe('PublicPage', () => {
  it('has one heading and one main part, and escapes the address of the background', () => {
    const { container } = render(
      <PublicPage brand={{ name: '云杉', background: '/a") , url("/b' }} title="登录">
        表单
      </PublicPage>,
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('登录')
    expect(screen.getByRole('main')).toHaveTextContent('表单')
    const style = container.querySelector<HTMLElement>('.ui-brand')?.style.backgroundImage ?? ''
    expect(style === '' || style.includes('\\"')).toBe(true)
  })
})
