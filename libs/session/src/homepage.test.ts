import { describe, expect, it } from 'vitest'
import { basePathOf } from './appCodes.js'
import { decideHomepage, hasHomepage, singleAppOf, type HomepageApp } from './homepage.js'

const app = (change: Partial<HomepageApp> = {}): HomepageApp => ({
  appCode: 'RCAPP1',
  path: '/apps/one',
  status: 0,
  enable: 1,
  kind: 'own',
  ...change,
})
const decide = (homepageUrl: string | null, apps: HomepageApp[] = [app()]) =>
  decideHomepage(
    { homepageEnabled: true, homepageUrl },
    apps,
    'https://console.example.cn',
    basePathOf,
  )

describe('home page', () => {
  it('exists when it is enabled and has a url', () => {
    expect(hasHomepage({ homepageEnabled: true, homepageUrl: '/x' })).toBe(true)
    expect(hasHomepage({ homepageEnabled: false, homepageUrl: '/x' })).toBe(false)
    expect(hasHomepage({ homepageEnabled: true, homepageUrl: '' })).toBe(false)
    expect(hasHomepage({ homepageEnabled: true, homepageUrl: null })).toBe(false)
    expect(hasHomepage(undefined)).toBe(false)
  })

  it.each([
    ['/h?single=1&appCode=RCAPP1', true],
    ['/h?appCode=RCAPP1&single=1#x', true],
    ['/h?single=0&appCode=RCAPP1', false],
    ['/h?single=true&appCode=RCAPP1', false],
    ['/h?appCode=RCAPP1', false],
    ['/h?single=1', false],
    ['/h?single=1&appCode=other', false],
    ['single=1&appCode=RCAPP1', false],
  ])('%s is a single app: %s', (url, isSingle) => {
    expect(singleAppOf(url, [app()]) !== undefined).toBe(isSingle)
  })

  it('is broken when the app is disabled or off', () => {
    expect(decide('/h?single=1&appCode=RCAPP1', [app({ status: 1 })])).toEqual({ kind: 'broken' })
    expect(decide('/h?single=1&appCode=RCAPP1', [app({ enable: 0 })])).toEqual({ kind: 'broken' })
  })

  it('opens a self-hosted app at its router base, another at its path', () => {
    const url = '/yunbu-app/spruce-web-delivery-visualization'
    expect(decide('/h?single=1&appCode=RCAPP1')).toEqual({ kind: 'open', url })
    expect(decide('/h?single=1&appCode=RCAPP1', [app({ kind: 'page' })])).toEqual({
      kind: 'open',
      url: '/apps/one',
    })
  })

  it('shows an app of another site within the framework page, never in the place of the portal', () => {
    const app1 = app({ kind: 'frame', path: 'https://a.cn/x', appName: '报表' })
    for (const kind of ['frame', 'page', 'window'] as const) {
      expect(decide('/h?single=1&appCode=RCAPP1', [{ ...app1, kind }])).toEqual({
        kind: 'open',
        url: '/yunbu-app/spruce-web-enterprise-console/dynamic?url=https%3A%2F%2Fa.cn%2Fx&name=%E6%8A%A5%E8%A1%A8',
      })
    }
  })

  it('opens a page of the portal and nothing else', () => {
    expect(decide('/yunbu-app/x?a=1')).toEqual({ kind: 'open', url: '/yunbu-app/x?a=1' })
    for (const url of [
      'https://evil.example',
      'javascript:alert(1)',
      '/logout',
      '/default',
      '/',
      '',
      null,
    ]) {
      expect(decide(url)).toEqual({ kind: 'broken' })
    }
  })
})
