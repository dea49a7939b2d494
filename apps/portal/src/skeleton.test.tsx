import { describe, expect, it } from 'vitest'
import { renderSkeleton } from './skeleton.js'

describe('the form of the first HTML', () => {
  const html = renderSkeleton('zh-CN')

  it('holds every placeholder that the server fills, and no other', () => {
    const names = [...html.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)
    const known = ['name', 'logo', 'slogan', 'captcha', 'background', 'position']
    expect(new Set(names)).toEqual(new Set(known))
    expect(html).toContain('<header class="ui-brand"{{background}}>')
    expect(html).not.toContain('<link')
  })

  it('has the fields of the real form and cannot be posted', () => {
    document.body.innerHTML = html
    const names = [...document.querySelectorAll('input')].map(({ name }) => name)
    expect(names).toEqual(['loginName', 'password', 'captcha'])
    expect(document.querySelector('button[type="submit"]')).toBeDisabled()
    expect(document.querySelector('h1')).toHaveTextContent('登录')
    document.body.innerHTML = ''
  })

  it('speaks English too', () => {
    expect(renderSkeleton('en-US')).toContain('Sign in')
  })
})
