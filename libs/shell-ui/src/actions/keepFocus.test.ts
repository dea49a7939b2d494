import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from './keepFocus.js'

afterEach(() => document.body.replaceChildren())

function page(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body
}

const byId = (id: string) => document.getElementById(id)!

describe('keepFocus', () => {
  it('opens at once where the focus is safe', async () => {
    page('<button id="add">+</button>')
    byId('add').focus()
    const open = vi.fn()
    keepFocus()(open)
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
    expect(document.activeElement).toBe(byId('add'))
  })

  it('waits for a pending button and gives it the focus back', async () => {
    page('<button id="edit">编辑</button>')
    byId('edit').focus()
    const start = keepFocus()
    byId('edit').setAttribute('disabled', '')
    byId('edit').blur()
    const open = vi.fn(() => expect(document.activeElement).toBe(byId('edit')))
    start(open)
    await new Promise(requestAnimationFrame)
    expect(open).not.toHaveBeenCalled()
    byId('edit').removeAttribute('disabled')
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  })

  it('waits until a menu is gone; its tree has the focus then', async () => {
    page(`
      <div role="tree" tabindex="0" id="tree"><div role="treeitem" id="line"></div></div>
      <div role="menu" id="menu" tabindex="-1" aria-labelledby="line"></div>`)
    byId('menu').focus()
    const open = vi.fn(() => expect(document.activeElement).toBe(byId('tree')))
    keepFocus()(open)
    await new Promise(requestAnimationFrame)
    expect(open).not.toHaveBeenCalled()
    byId('menu').remove()
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  })
})
