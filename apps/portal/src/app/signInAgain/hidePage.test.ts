import { beforeEach, describe, expect, it } from 'vitest'
import { hidePage } from './hidePage.js'

beforeEach(() => {
  document.body.innerHTML = '<main><input aria-label="name"></main><aside></aside>'
  document.title = '角色管理 - 云杉制造集团'
})

const hidden = () =>
  [...document.querySelectorAll('[data-behind]')].map(({ tagName }) => tagName.toLowerCase())

describe('hidePage', () => {
  it('hides what stands there, its title among it, and nothing that comes later', () => {
    hidePage('登录已过期')
    document.body.append(document.createElement('section'))
    expect(hidden()).toEqual(['main', 'aside'])
    expect(document.title).toBe('登录已过期')
  })

  it('shows all of it again, with the focus where it was', () => {
    const input = document.querySelector('input')!
    input.focus()
    const show = hidePage('登录已过期')
    input.blur() // as a browser does to what is hidden
    show()
    expect(hidden()).toEqual([])
    expect(document.title).toBe('角色管理 - 云杉制造集团')
    expect(input).toHaveFocus()
  })

  it('leaves a title and a focus that have moved on', () => {
    const aside = document.querySelector('aside')!
    aside.tabIndex = -1
    document.querySelector('input')!.focus()
    const show = hidePage('登录已过期')
    document.title = '登录'
    aside.focus()
    show()
    expect(document.title).toBe('登录')
    expect(aside).toHaveFocus()
  })
})
