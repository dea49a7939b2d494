import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderInShell } from '../../testing/render.js'
import { ColorField } from './ColorField.js'
import { DateField } from './DateField.js'
import { DateRangeField } from './DateRangeField.js'
import { DateTimeField } from './DateTimeField.js'
import { Form } from './Form.js'
import { useFormKernel } from './formKernel.js'
import { IconField } from './IconField.js'
import { JsonField } from './JsonField.js'
import { NumberField } from './NumberField.js'
import { UploadField } from './UploadField.js'
import type { StoredFile, UploadFile, UploadOptions } from './useUploads.js'

interface StageProps {
  values: FieldValues
  onSubmit: (draft: FieldValues) => unknown
  children: ReactNode
}

function Stage({ values, onSubmit, children }: StageProps) {
  const kernel = useFormKernel({ initialValues: values, onSubmit })
  return (
    <Form kernel={kernel}>
      {children}
      <button type="submit">保存</button>
    </Form>
  )
}

function show(values: FieldValues, children: ReactNode) {
  const onSubmit = vi.fn<(draft: FieldValues) => unknown>()
  renderInShell(
    <Stage values={values} onSubmit={onSubmit}>
      {children}
    </Stage>,
  )
  return onSubmit
}

const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }))

async function expectSent(onSubmit: ReturnType<typeof show>, draft: FieldValues) {
  await save()
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(draft))
}

describe('NumberField', () => {
  it('steps by arrows and pages inside its limits (ARIA practice "Spinbutton")', async () => {
    const onSubmit = show(
      { n: 5 },
      <NumberField name="n" label="天数" min={0} max={30} unit="天" />,
    )
    const field = screen.getByRole('spinbutton', { name: '天数' })
    expect(field).toHaveAttribute('aria-valuemin', '0')
    expect(field).toHaveAttribute('aria-valuemax', '30')
    expect(field).toHaveAttribute('aria-valuetext', '5天')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    expect(field).toHaveAttribute('aria-valuenow', '6')
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
    expect(field).toHaveValue('30')
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await expectSent(onSubmit, { n: 19 })
  })

  it('groups thousands while it is not being typed in', async () => {
    const onSubmit = show({ n: 12000 }, <NumberField name="n" label="金额" hasThousands />)
    const field = screen.getByRole('spinbutton')
    expect(field).toHaveValue('12,000')
    await userEvent.click(field)
    expect(field).toHaveValue('12000')
    await userEvent.clear(field)
    await userEvent.type(field, '１，２３４．５')
    await userEvent.tab()
    expect(field).toHaveValue('1,234.5')
    await expectSent(onSubmit, { n: 1234.5 })
  })

  it.each([
    ['abc', '请输入数字'],
    ['31', '不能大于 30'],
    ['-1', '不能小于 0'],
    ['1.25', '最多保留 1 位小数'],
  ])('keeps %s, says why and holds the form back', async (text, problem) => {
    const onSubmit = show(
      { n: null },
      <NumberField name="n" label="天数" min={0} max={30} precision={1} />,
    )
    const field = screen.getByRole('spinbutton')
    await userEvent.type(field, text)
    await save()
    expect(await screen.findByText(problem)).toBeVisible()
    expect(field).toHaveValue(text)
    expect(field).toHaveAccessibleDescription(problem)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('has buttons for the pointer, which stop at the limits', async () => {
    const onSubmit = show({ n: 1 }, <NumberField name="n" label="份数" min={1} max={3} />)
    expect(screen.getByRole('button', { name: '减少份数' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: '增加份数' }))
    await userEvent.clear(screen.getByRole('spinbutton'))
    await expectSent(onSubmit, { n: null })
  })
})

describe('DateField', () => {
  it('reads what is typed and pasted, and writes it one way', async () => {
    const onSubmit = show({ day: null }, <DateField name="day" label="生效日期" />)
    const field = screen.getByRole('textbox', { name: '生效日期' })
    await userEvent.click(field)
    await userEvent.paste('2026年1月5日')
    expect(field).toHaveValue('2026年1月5日')
    await userEvent.tab()
    expect(field).toHaveValue('2026-01-05')
    await expectSent(onSubmit, { day: '2026-01-05' })
  })

  it.each([
    ['2026-02-30', '请输入日期，如 2026-01-31'],
    ['2025-12-31', '不能早于 2026-01-01'],
    ['2027-01-01', '不能晚于 2026-12-31'],
  ])('keeps %s and holds the form back', async (text, problem) => {
    const onSubmit = show(
      { day: null },
      <DateField name="day" label="生效日期" min="2026-01-01" max="2026-12-31" />,
    )
    const field = screen.getByRole('textbox')
    await userEvent.type(field, `${text}{Enter}`)
    expect(await screen.findByText(problem)).toBeVisible()
    expect(field).toHaveValue(text)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each([
    ['2100-01-01', '不能晚于 2099-12-31', <DateField key="day" name="at" label="生效日期" />],
    [
      '2100-01-01 09:00',
      '不能晚于 2099-12-31 23:59',
      <DateTimeField key="moment" name="at" label="发布时间" />,
    ],
  ])('takes no %s: APIs know this century alone', async (text, problem, field) => {
    const onSubmit = show({ at: null }, field)
    await userEvent.type(screen.getByRole('textbox'), `${text}{Enter}`)
    expect(await screen.findByText(problem)).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('opens a calendar at its day; arrows go through days, Enter chooses (ARIA practice "Date Picker Dialog")', async () => {
    const onSubmit = show({ day: '2026-01-31' }, <DateField name="day" label="生效日期" />)
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const grid = await screen.findByRole('grid', { name: '2026年1月' })
    const cell = () => grid.querySelector<HTMLElement>('[tabindex="0"]')
    await waitFor(() => expect(cell()).toHaveFocus())
    expect(cell()).toHaveAttribute('data-value', '2026-01-31')
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(cell()).toHaveAttribute('data-value', '2026-01-30'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('2026-01-30'))
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await expectSent(onSubmit, { day: '2026-01-30' })
  })
})

describe('DateTimeField', () => {
  it('holds a moment to the minute', async () => {
    const onSubmit = show({ at: '2026-01-05T08:30' }, <DateTimeField name="at" label="发布时间" />)
    const field = screen.getByRole('textbox')
    expect(field).toHaveValue('2026-01-05 08:30')
    await userEvent.clear(field)
    await userEvent.type(field, '2026/2/1 9:05')
    await expectSent(onSubmit, { at: '2026-02-01T09:05' })
  })
})

describe('DateRangeField', () => {
  const range = <DateRangeField name="range" label="统计周期" />

  it('takes both ends by typing', async () => {
    const onSubmit = show({ range: { from: null, to: null } }, range)
    await userEvent.type(screen.getByRole('textbox', { name: '统计周期 开始日期' }), '2026-1-1')
    await userEvent.type(screen.getByRole('textbox', { name: '统计周期 结束日期' }), '2026-1-31')
    await expectSent(onSubmit, { range: { from: '2026-01-01', to: '2026-01-31' } })
  })

  it('holds a reversed one back', async () => {
    const onSubmit = show({ range: { from: '2026-02-01', to: '2026-01-01' } }, range)
    await save()
    expect(await screen.findByText('结束日期不能早于开始日期')).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('offers usual ranges in a word', async () => {
    const onSubmit = show({ range: null }, range)
    await userEvent.click(screen.getByRole('button', { name: '选择统计周期' }))
    const presets = await screen.findByRole('group', { name: '常用日期' })
    await userEvent.click(within(presets).getByRole('button', { name: '今天' }))
    await save()
    const now = new Date()
    const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-')
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ range: { from: today, to: today } }),
    )
  })
})

describe('UploadField', () => {
  URL.createObjectURL = () => 'blob:picture' // jsdom has none
  URL.revokeObjectURL = () => undefined

  const picture = new File(['12345'], '标志.png', { type: 'image/png' })

  /** Uploads that wait for the test. */
  function slow() {
    const calls: {
      options: UploadOptions
      done: (file: StoredFile) => void
      fail: (error: Error) => void
    }[] = []
    const upload: UploadFile = (_file, options) =>
      new Promise((done, fail) => calls.push({ options, done, fail }))
    return { calls, upload }
  }

  const choose = (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    fireEvent.change(input, { target: { files } })
  }

  it('shows how far it is, holds the form back meanwhile, and keeps what was stored', async () => {
    const { calls, upload } = slow()
    const onSubmit = show({ files: [] }, <UploadField name="files" label="附件" upload={upload} />)
    choose(picture)
    calls[0]!.options.onProgress(0.4)
    expect(await screen.findByRole('progressbar', { name: '“标志.png”上传进度' })).toHaveValue(40)
    await save()
    expect(await screen.findByText('文件正在上传，请稍候')).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
    const stored = { id: 'f1', name: '标志.png', size: 5 }
    calls[0]!.done(stored)
    expect(await screen.findByText('已上传 · 5 B')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('文件正在上传，请稍候')).toBeNull())
    await expectSent(onSubmit, { files: [stored] })
  })

  it('cancels, tries again and removes', async () => {
    const { calls, upload } = slow()
    const onSubmit = show({ files: [] }, <UploadField name="files" label="附件" upload={upload} />)
    choose(picture)
    await userEvent.click(await screen.findByRole('button', { name: '取消上传“标志.png”' }))
    expect(calls[0]!.options.signal.aborted).toBe(true)
    expect(await screen.findByText('已取消')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '重新上传“标志.png”' }))
    calls[1]!.fail(new Error('网络开小差了'))
    expect(await screen.findByText('上传失败: 网络开小差了')).toBeVisible()
    await save()
    expect(await screen.findByText('有文件未上传成功，请重新上传或移除')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '移除“标志.png”' }))
    await expectSent(onSubmit, { files: [] })
  })

  it('refuses types, sizes and too many, by name, and takes the others', async () => {
    const { calls, upload } = slow()
    show(
      { files: [] },
      <UploadField
        name="files"
        label="附件"
        upload={upload}
        accept={['image/*']}
        maxSize={10}
        most={2}
      />,
    )
    choose(
      new File(['x'], 'a.exe'),
      new File(['x'.repeat(11)], 'b.png', { type: 'image/png' }),
      picture,
    )
    expect(await screen.findByText('a.exe: 仅支持图片')).toBeVisible()
    expect(screen.getByText('b.png: 文件不能超过 10 B')).toBeVisible()
    expect(calls).toHaveLength(1)
    choose(picture, picture)
    expect(await screen.findByText('最多 2 个文件', { selector: '.sp-error' })).toBeVisible()
    expect(calls).toHaveLength(2)
    expect(screen.getByRole('button', { name: /选择文件/ })).toBeDisabled()
  })

  it('goes on while its tab is hidden, and shows what has come meanwhile', async () => {
    const { calls, upload } = slow()
    const onSubmit = vi.fn<(draft: FieldValues) => unknown>()
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Stage values={{ files: [] }} onSubmit={onSubmit}>
          <UploadField name="files" label="附件" upload={upload} most={2} />
        </Stage>
      </Activity>
    )
    const { rerender } = renderInShell(page('visible'))
    choose(picture, picture)
    rerender(page('hidden'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(calls.map(({ options }) => options.signal.aborted)).toEqual([false, false])
    await act(() => Promise.resolve(calls[0]!.done({ id: 'f1', name: '标志.png' })))
    rerender(page('visible'))
    const [, pending] = await screen.findAllByRole('listitem')
    expect(screen.getByText('已上传')).toBeVisible()
    act(() => calls[1]!.options.onProgress(0.5))
    expect(within(pending!).getByRole('progressbar')).toHaveAttribute('value', '50')
    await act(() => Promise.resolve(calls[1]!.done({ id: 'f2', name: '标志.png' })))
    await expectSent(onSubmit, {
      files: [
        { id: 'f1', name: '标志.png' },
        { id: 'f2', name: '标志.png' },
      ],
    })
  })

  it('stops what is on its way when it goes away', async () => {
    const { calls, upload } = slow()
    const { unmount } = renderInShell(
      <Stage values={{ files: [] }} onSubmit={vi.fn()}>
        <UploadField name="files" label="附件" upload={upload} />
      </Stage>,
    )
    choose(picture)
    unmount()
    await waitFor(() => expect(calls[0]!.options.signal.aborted).toBe(true))
  })
})

describe('ColorField', () => {
  it('takes a colour of the palette, or a typed one in one spelling, and judges it in words', async () => {
    const onSubmit = show({ color: null }, <ColorField name="color" label="主题色" saysContrast />)
    await userEvent.click(screen.getByRole('radio', { name: '绿色 #00B259' }))
    expect(screen.getByRole('textbox')).toHaveValue('#00B259')
    expect(screen.getByRole('status')).toHaveTextContent('白色文字难以辨认（对比度 2.8:1）')
    await userEvent.clear(screen.getByRole('textbox'))
    await userEvent.type(screen.getByRole('textbox'), '202630')
    await expectSent(onSubmit, { color: '#202630' })
    expect(screen.getByRole('radio', { name: '黑色 #202630' })).toBeChecked()
  })

  it('holds what is no colour back', async () => {
    const onSubmit = show({ color: null }, <ColorField name="color" label="主题色" />)
    await userEvent.type(screen.getByRole('textbox'), 'blau')
    await save()
    expect(await screen.findByText('请输入颜色，如 #1677FE')).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('IconField', () => {
  it('finds an icon by a word of either language and chooses by keyboard', async () => {
    const onSubmit = show({ icon: null }, <IconField name="icon" label="图标" />)
    await userEvent.click(screen.getByRole('button', { name: /图标/ }))
    const search = await screen.findByRole('searchbox', { name: '搜索图标' })
    await waitFor(() => expect(search).toHaveFocus())
    await screen.findByRole('radio', { name: '铃铛' })
    await userEvent.keyboard('office')
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: '企业' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /图标/ })).toHaveTextContent('企业'),
    )
    await expectSent(onSubmit, { icon: 'building-2' })
  })

  it('says the chosen icon by its name, and one that is none of the set as menus name it', async () => {
    show(
      { icon: 'building-2', other: 'gone-icon' },
      <>
        <IconField name="icon" label="图标" />
        <IconField name="other" label="旧的" />
      </>,
    )
    const field = screen.getByRole('button', { name: /图标/ })
    await waitFor(() => expect(field).toHaveTextContent('企业'))
    expect(field).not.toHaveTextContent('building-2')
    expect(screen.getByRole('button', { name: /旧的/ })).toHaveTextContent('gone-icon')
  })
})

describe('JsonField', () => {
  it('names the line and column of a mistake, holds the form back, and formats what is right', async () => {
    const onSubmit = show({ json: '' }, <JsonField name="json" label="配置" />)
    const field = screen.getByRole('textbox')
    fireEvent.change(field, { target: { value: '{\n "a" 1}' } })
    expect(await screen.findByText('第 2 行第 6 列：键名后应为冒号')).toBeVisible()
    expect(screen.getByRole('button', { name: '格式化' })).toBeDisabled()
    await save()
    await waitFor(() => expect(field).toHaveFocus())
    expect(onSubmit).not.toHaveBeenCalled()
    fireEvent.change(field, { target: { value: '{"a":[1]}' } })
    await waitFor(() => expect(screen.getByRole('button', { name: '格式化' })).toBeEnabled())
    await userEvent.click(screen.getByRole('button', { name: '格式化' }))
    await expectSent(onSubmit, { json: '{\n  "a": [\n    1\n  ]\n}' })
  })
})
