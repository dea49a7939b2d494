import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { ChoiceField } from './ChoiceField.js'
import { CodeField, digitsOf } from './CodeField.js'
import { Form } from './Form.js'
import { useFormKernel } from './formKernel.js'
import { TextField } from './TextField.js'
import { useCountdown, type CountdownMemory } from './useCountdown.js'

describe('the countdown of a code', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function Probe({ memory }: { memory?: CountdownMemory }) {
    const { left, start } = useCountdown(memory)
    return (
      <button type="button" onClick={() => start(60)}>
        {left}
      </button>
    )
  }
  const left = () => Number(screen.getByRole('button').textContent)
  const start = () => fireEvent.click(screen.getByRole('button'))
  function pass(seconds: number) {
    act(() => {
      vi.advanceTimersByTime(seconds * 1000)
    })
  }

  it('runs from 60 to 0 and can be started again', () => {
    renderInShell(<Probe />)
    expect(left()).toBe(0)
    start()
    expect(left()).toBe(60)
    pass(59)
    expect(left()).toBe(1)
    pass(2)
    expect(left()).toBe(0)
    start()
    expect(left()).toBe(60)
  })

  it('goes on after a reload', () => {
    let kept: number | undefined
    const memory = { read: () => kept, write: (end: number) => void (kept = end) }
    const { unmount } = renderInShell(<Probe memory={memory} />)
    start()
    unmount()
    vi.advanceTimersByTime(20_000)
    renderInShell(<Probe memory={memory} />)
    expect(left()).toBe(40)
  })

  it('is not moved by a clock that is set, and never waits longer than 60 s', () => {
    renderInShell(<Probe />)
    start()
    vi.setSystemTime(Date.now() + 3_600_000)
    pass(1)
    expect(left()).toBe(59)
  })

  it.each([
    [3_600_000, 60],
    [-1000, 0],
  ])('takes a kept end %i ms away for %i s', (away, seconds) => {
    const memory = { read: () => Date.now() + away, write: () => undefined }
    renderInShell(<Probe memory={memory} />)
    expect(left()).toBe(seconds)
  })
})

interface StageProps {
  onSend: () => Promise<{ seconds: number; to: string }>
  onSubmit?: (draft: object) => unknown
}

function Stage({ onSend, onSubmit = () => undefined }: StageProps) {
  const kernel = useFormKernel({
    initialValues: { mobile: '', vcCode: '' },
    validate: ({ mobile }) => ({ mobile: mobile === '' ? '请输入手机号' : undefined }),
    onSubmit,
  })
  return (
    <Form kernel={kernel}>
      <TextField name="mobile" label="手机号" />
      <CodeField name="vcCode" label="验证码" contact="mobile" onSend={onSend} />
      <button type="submit">保存</button>
    </Form>
  )
}

const code = () => screen.getByLabelText('验证码', { selector: 'input' })
const send = () => userEvent.click(screen.getByRole('button', { name: '获取验证码' }))

describe('CodeField', () => {
  it.each([
    ['204817', '204817'],
    [' 204 817 ', '204817'],
    ['２０４８１７', '204817'],
    ['【云杉】验证码 204-817，请勿泄露', '204817'],
    ['2048179', '204817'],
    ['abc', ''],
  ])('reads %j as %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits)
  })

  it('lets a composition end before it takes the digits', () => {
    renderInShell(<Stage onSend={vi.fn()} />)
    fireEvent.compositionStart(code())
    fireEvent.change(code(), { target: { value: '２０ａ' } })
    expect(code()).toHaveValue('２０ａ')
    fireEvent.compositionEnd(code())
    expect(code()).toHaveValue('20')
  })

  it('sends nothing while the contact does not hold', async () => {
    const onSend = vi.fn()
    renderInShell(<Stage onSend={onSend} />)
    await send()
    expect(await screen.findByText('请输入手机号')).toBeVisible()
    expect(onSend).not.toHaveBeenCalled()
    expect(screen.getByLabelText('手机号')).toHaveFocus()
  })

  it('says where the code went, waits, and puts the cursor into the field', async () => {
    const onSend = vi.fn(() => Promise.resolve({ seconds: 60, to: '138****5678' }))
    renderInShell(<Stage onSend={onSend} />)
    await userEvent.type(screen.getByLabelText('手机号'), '13812345678')
    await send()
    expect(await screen.findByText('验证码已发送至 138****5678，10 分钟内有效')).toBeVisible()
    expect(screen.getByRole('button', { name: /秒后重新获取/u })).toBeDisabled()
    expect(code()).toHaveFocus()
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  it('shows a refusal at its field, and otherwise at the code', async () => {
    const onSend = vi
      .fn()
      .mockRejectedValueOnce(
        Object.assign(new Error('x'), {
          fields: [{ path: 'mobile', message: '该手机号已被使用，请更换' }],
        }),
      )
      .mockRejectedValueOnce(Object.assign(new Error('操作过于频繁'), { retryAfter: 30 }))
    renderInShell(<Stage onSend={onSend} />)
    await userEvent.type(screen.getByLabelText('手机号'), '13812345678')
    await send()
    expect(await screen.findByText('该手机号已被使用，请更换')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveFocus())
    await send()
    expect(await screen.findByText('操作过于频繁')).toBeVisible()
    expect(screen.getByRole('button', { name: /秒后重新获取/u })).toBeDisabled()
  })
})

describe('ChoiceField', () => {
  function Choices({ onSubmit }: { onSubmit: (draft: object) => unknown }) {
    const kernel = useFormKernel({ initialValues: { method: 'a', text: '' }, onSubmit })
    return (
      <Form kernel={kernel}>
        <ChoiceField
          name="method"
          label="方式"
          resets={['text']}
          choices={[
            { value: 'a', label: '甲' },
            { value: 'b', label: '乙' },
            { value: 'c', label: '丙', unavailable: '请先维护手机号' },
          ]}
        />
        <TextField name="text" label="内容" />
        <button type="submit">保存</button>
      </Form>
    )
  }

  it('empties the fields that belong to the former choice', async () => {
    const onSubmit = vi.fn()
    renderInShell(<Choices onSubmit={onSubmit} />)
    await userEvent.type(screen.getByLabelText('内容'), '旧的')
    await userEvent.click(screen.getByRole('radio', { name: '乙' }))
    expect(screen.getByLabelText('内容')).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ method: 'b', text: '' }))
  })

  it('says why a choice cannot be made, and keeps what was typed', async () => {
    renderInShell(<Choices onSubmit={vi.fn()} />)
    await userEvent.type(screen.getByLabelText('内容'), '旧的')
    const blocked = screen.getByRole('radio', { name: '丙' })
    expect(blocked).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(blocked)
    expect(screen.getByText('请先维护手机号')).toBeVisible()
    expect(screen.getByRole('radio', { name: '甲' })).toBeChecked()
    expect(screen.getByLabelText('内容')).toHaveValue('旧的')
  })
})
