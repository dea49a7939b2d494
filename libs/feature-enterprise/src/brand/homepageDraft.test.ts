import { describe, expect, it } from 'vitest'
import { brandMessages } from './brandMessages.js'
import { checkHomepage, draftOfHomepage, homepageOf } from './homepageDraft.js'

const t = brandMessages['zh-CN']
const apps = [
  { appCode: 'MT0001', path: 'https://mt.example/', status: 0, enable: 1, kind: 'frame' },
] as const
const ofUrl = (url: string, homepageEnabled = true) =>
  checkHomepage({ homepageEnabled, kind: 'url', appCode: null, url }, t, 'https://spruce.example')

describe('the custom home page (sections 4 and 5)', () => {
  it.each([
    ['/default?single=1&appCode=MT0001', 'app', 'MT0001'],
    ['/x?appCode=MT0001&single=1', 'app', 'MT0001'],
    ['/x?single=2&appCode=MT0001', 'url', null],
    ['/x?single=1&appCode=other', 'url', null],
    [null, 'app', null],
  ])('%s is %s', (homepageUrl, kind, appCode) => {
    const draft = draftOfHomepage({ homepageEnabled: true, homepageUrl }, apps)
    expect(draft).toMatchObject({ kind, appCode })
    expect(homepageOf(draft).homepageUrl.includes('appCode=MT0001')).toBe(
      (homepageUrl ?? '').includes('MT0001'),
    )
  })

  it.each([
    ['/dashboard', undefined],
    ['', t.homepageUrlRequired],
    ['/', t.homepageUrlLoop],
    ['/default', t.homepageUrlLoop],
    ['javascript:alert(1)', t.homepageUrlOwn],
    ['https://evil.example/', t.homepageUrlOwn],
    ['//evil.example', t.homepageUrlOwn],
    ['/\\evil.example', t.homepageUrlOwn],
    ['/logout', t.homepageUrlOwn],
  ])('says of the address %j: %s', (url, problem) => {
    expect(ofUrl(url).url).toBe(problem)
  })

  it('needs no address while it is switched off', () => {
    expect(ofUrl('', false).url).toBeUndefined()
  })
})
