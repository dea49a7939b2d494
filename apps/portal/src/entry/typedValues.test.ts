import { afterEach, describe, expect, it } from 'vitest'
import { afterComposition, readTyped, restoreTyped } from './typedValues.js'

const form = `<form>
  <input name="loginName"><input name="password" type="password"><input name="captcha">
</form>`

afterEach(() => {
  document.body.innerHTML = ''
})

function field(name: string): HTMLInputElement {
  return document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!
}

describe('what was typed before the script came', () => {
  it('survives with focus and caret', () => {
    document.body.innerHTML = form
    field('loginName').value = 'admin'
    field('password').value = 'Spruce@2026'
    field('password').focus()
    field('password').setSelectionRange(3, 5)
    const typed = readTyped(document)
    document.body.innerHTML = form
    restoreTyped(document, typed)
    expect([field('loginName').value, field('password').value, field('captcha').value]).toEqual([
      'admin',
      'Spruce@2026',
      '',
    ])
    expect(document.activeElement).toBe(field('password'))
    expect([field('password').selectionStart, field('password').selectionEnd]).toEqual([3, 5])
    expect(field('password').getAttribute('value')).toBeNull() // no password stands in the markup
  })

  it('is nothing on a page without a form', () => {
    document.body.innerHTML = '<p>x</p>'
    const typed = readTyped(document)
    expect(() => restoreTyped(document, typed)).not.toThrow()
    expect(typed.values.size).toBe(0)
  })

  it('leaves what the browser has filled in by itself', () => {
    document.body.innerHTML = form
    field('loginName').value = 'old'
    const typed = readTyped(document)
    field('loginName').value = 'autofilled'
    restoreTyped(document, typed)
    expect(field('loginName').value).toBe('autofilled')
  })
})

describe('an input method in the middle of a character', () => {
  it('is waited for', async () => {
    const done = afterComposition(document)
    document.dispatchEvent(new Event('compositionstart'))
    let isDone = false
    const waiting = done().then(() => (isDone = true))
    await Promise.resolve()
    expect(isDone).toBe(false)
    document.dispatchEvent(new Event('compositionend'))
    await waiting
    expect(isDone).toBe(true)
  })

  it('holds nobody up when there is none', async () => {
    const done = afterComposition(document)
    document.dispatchEvent(new Event('compositionstart'))
    document.dispatchEvent(new Event('compositionend'))
    await expect(done()).resolves.toBeUndefined()
  })
})
