import { describe, expect, it } from 'vitest'
import { dynamicHref, readDynamicHref } from './dynamicPage.js'

describe('the framework page', () => {
  it.each([
    { url: 'https://a.cn/x?b=1&c=2#d', name: '大屏 & more', isonly: true },
    { url: '/personal', name: 'N', isonly: false },
    { url: 'https://a.cn/' },
    { url: '' },
  ])('reads back what its address says: %j', (page) => {
    expect(readDynamicHref(dynamicHref(page))).toEqual({ isonly: false, ...page })
  })

  it.each(['1', 'true'])('stands alone with isonly=%s', (isonly) => {
    const href = `/yunbu-app/spruce-web-enterprise-console/dynamic?url=x&isonly=${isonly}`
    expect(readDynamicHref(href)?.isonly).toBe(true)
  })

  it.each(['/dashboard', '/yunbu-app/spruce-web-enterprise-console/dynamics?url=x', '/dynamic'])(
    '%s is another page',
    (href) => expect(readDynamicHref(href)).toBeUndefined(),
  )
})
