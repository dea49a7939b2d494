import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Editor } from '@tiptap/core'
import { Activity } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { FieldValues } from 'react-hook-form'
import { renderInShell } from '../../testing/render.js'
import { Form } from '../forms/Form.js'
import { useFormKernel } from '../forms/formKernel.js'
import { linkTo } from './linkTo.js'
import { makeExtensions } from './makeExtensions.js'
import { RichTextField } from './RichTextField.js'
import { richTextTags } from './richTextTags.js'

// jsdom lays nothing out, and the editor scrolls to its caret.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

/** What the editor keeps of a text that comes from elsewhere, as by pasting. */
function kept(html: string, allowedOrigins: readonly string[] = []): string {
  const editor = new Editor({ extensions: makeExtensions(allowedOrigins), content: html })
  const text = editor.getHTML()
  editor.destroy()
  return text
}

describe('what a rich text may hold', () => {
  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
    ['<p><img src="x" onerror="x()">a<iframe src="//x"></iframe></p>', '<p>a</p>'],
    ['<h1>a</h1>', '<p>a</p>'],
    ['<p><b>a</b><i>b</i></p>', '<p><strong>a</strong><em>b</em></p>'],
    ['<p><span style="font-family:x">a</span></p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><a href="https://evil.example/">a</a></p>', '<p>a</p>'],
    ['<p><a href="//evil.example/">a</a></p>', '<p>a</p>'],
    ['<table><tbody><tr><td>a</td></tr></tbody></table>', '<p>a</p>'],
  ])('%s becomes %s', (html, text) => {
    expect(kept(html)).toBe(text)
  })

  it('keeps links of this site and of those that are allowed, and none of their other attributes', () => {
    const html = kept('<p><a href="https://docs.example.cn/a" onclick="x()" id="y">a</a></p>', [
      'https://docs.example.cn',
    ])
    const link = new DOMParser().parseFromString(html, 'text/html').querySelector('a')!
    expect(link.getAttributeNames().sort()).toEqual(['href', 'rel', 'target'])
    expect(link.rel).toContain('noopener')
    expect(kept('<p><a href="/dashboard">a</a></p>')).toContain('href="/dashboard"')
  })

  it('is made of the tags that are named, and no other', () => {
    const every = `<h2>a</h2><h3>b</h3><p><strong>c</strong><em>d</em><u>e</u><s>f</s><code>g</code><br>h</p>
      <ul><li>i</li></ul><ol><li>j</li></ol><blockquote><p>k</p></blockquote><hr><p><a href="/x">l</a></p><pre>m</pre>`
    const parsed = new DOMParser().parseFromString(kept(every), 'text/html')
    const tags = new Set([...parsed.body.querySelectorAll('*')].map(({ localName }) => localName))
    expect([...tags].sort()).toEqual([...richTextTags].sort())
  })

  it('judges an address as every other one of the product', () => {
    expect(linkTo(' https://docs.example.cn/a ', ['https://docs.example.cn'])).toBe(
      'https://docs.example.cn/a',
    )
    expect(linkTo('data:text/html,x', [])).toBeUndefined()
    expect(
      linkTo('https://docs.example.cn.evil.example', ['https://docs.example.cn']),
    ).toBeUndefined()
  })
})

describe('RichTextField', () => {
  function Stage({ onSubmit }: { onSubmit: (draft: FieldValues) => unknown }) {
    const kernel = useFormKernel<FieldValues, unknown>({
      initialValues: { text: '<p>你好</p>' },
      onSubmit,
    })
    return (
      <Form kernel={kernel}>
        <RichTextField name="text" label="正文" isRequired help="至多一千字" />
        <button type="submit">保存</button>
      </Form>
    )
  }

  it('is a named textbox; its toolbar is one stop with arrows inside (ARIA practice "Toolbar")', async () => {
    renderInShell(<Stage onSubmit={vi.fn()} />)
    const text = await screen.findByRole('textbox', { name: '正文' })
    expect(text).toHaveAccessibleDescription('至多一千字')
    const toolbar = screen.getByRole('toolbar', { name: '正文：格式' })
    const stops = () =>
      [...toolbar.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)
    expect(stops()).toEqual([screen.getByRole('button', { name: '粗体' })])
    text.focus()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    expect(screen.getByRole('button', { name: '粗体' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: '斜体' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('button', { name: '重做' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: '粗体' })).toHaveFocus()
    expect(stops()).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(text).toHaveFocus())
  })

  it('formats what is selected, and the draft holds it', async () => {
    const onSubmit = vi.fn()
    renderInShell(<Stage onSubmit={onSubmit} />)
    await screen.findByRole('textbox', { name: '正文' })
    const heading = screen.getByRole('button', { name: '标题' })
    await userEvent.click(heading)
    await waitFor(() => expect(heading).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ text: '<h2>你好</h2>' }))
  })

  it('keeps its text, and what can be undone, while its tab is hidden', async () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Stage onSubmit={vi.fn()} />
      </Activity>
    )
    const { rerender } = renderInShell(page('visible'))
    await screen.findByRole('textbox', { name: '正文' })
    await userEvent.click(screen.getByRole('button', { name: '标题' }))
    await screen.findByRole('heading', { name: '你好' })
    rerender(page('hidden'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    rerender(page('visible'))
    expect(await screen.findByRole('heading', { name: '你好' })).toBeVisible()
    const undo = screen.getByRole('button', { name: '撤销' })
    await waitFor(() => expect(undo).toBeEnabled())
    await userEvent.click(undo)
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull())
    expect(screen.getByRole('textbox', { name: '正文' })).toHaveTextContent('你好')
  })

  it('refuses a link that leads elsewhere, in words, and keeps the address', async () => {
    renderInShell(<Stage onSubmit={vi.fn()} />)
    await screen.findByRole('textbox', { name: '正文' })
    await userEvent.click(screen.getByRole('button', { name: '链接' }))
    const address = screen.getByRole('textbox', { name: '链接地址' })
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.keyboard('https://evil.example/{Enter}')
    expect(await screen.findByText(/该地址不可用/)).toBeVisible()
    expect(address).toHaveValue('https://evil.example/')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: '链接地址' })).toBeNull()
  })
})
