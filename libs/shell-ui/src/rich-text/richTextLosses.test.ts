import { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { makeExtensions } from './makeExtensions.js'
import { richTextLosses } from './richTextLosses.js'

/** What the editor makes of a text. */
function edited(html: string): string {
  const editor = new Editor({ element: null, extensions: makeExtensions([]), content: html })
  const made = editor.getHTML()
  editor.destroy()
  return made
}

/** Tags in their order, without those that the editor only adds or writes in another way. */
function tagsOf(html: string): readonly string[] {
  const same: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' }
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const tags = [...body.querySelectorAll(':not(p)')].map(({ localName: tag }) => same[tag] ?? tag)
  return tags.sort()
}

const kept = [
  '',
  '当前产线：{{line}}',
  '<h2>说明</h2><p>一 <strong>二</strong> <em><u>三</u></em> <s>四</s> <code>x</code><br>五</p><hr>',
  '<ul><li>一<ul><li>二</li></ul></li></ul><ol start="3"><li><p>三</p></li></ol>',
  '<blockquote><p><b>引</b><i>文</i><del>删</del></p></blockquote>',
  '<p><a href="/devices">设备</a> <a href="/devices?v.device={{device}}">设备</a></p>',
]

const lost: readonly (readonly [html: string, losses: readonly string[]])[] = [
  ['<table><tbody><tr><td>1</td></tr></tbody></table>', ['table', 'tbody', 'tr', 'td']],
  ['<style>p{}</style><p>一</p><div><h1>二</h1></div>', ['style', 'div', 'h1']],
  ['<p style="text-align: center">一</p>', ['style']],
  ['<p><img src="/files/public/a"><sub>二</sub></p>', ['img', 'sub']],
  ['<p><a href="https://other.example/">一</a></p>', ['https://other.example/']],
  ['<p><a>一</a></p>', ['a']],
  ['<p><code><strong>一</strong></code></p>', ['code']],
  ['<p>一</p><!-- 二 -->', ['<!-- -->']],
]

describe('richTextLosses', () => {
  it.each(kept)('names none where the editor keeps all: %s', (html) => {
    expect(richTextLosses(html)).toEqual([])
    expect(tagsOf(edited(html))).toEqual(tagsOf(html))
    expect(richTextLosses(edited(html))).toEqual([])
  })

  it.each(lost)('names what the editor drops: %s', (html, losses) => {
    expect(richTextLosses(html)).toEqual(losses)
    expect(edited(html)).not.toContain(html)
  })

  it('keeps links to origins that are allowed', () => {
    const html = '<p><a href="https://docs.example.cn/">一</a></p>'
    expect(richTextLosses(html, ['https://docs.example.cn'])).toEqual([])
  })
})
