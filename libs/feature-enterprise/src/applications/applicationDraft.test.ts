import { describe, expect, it } from 'vitest'
import {
  bodyOfApplication,
  bodyOfDelivered,
  changesOfApplication,
  checkApplicationDraft,
  draftOfApplication,
} from './applicationDraft.js'
import { applicationFormMessages } from './applicationFormMessages.js'
import { makeOwn } from './applicationsHandlers.js'

const t = applicationFormMessages['zh-CN']
const draft = {
  ...draftOfApplication(undefined),
  ...{ zhName: '报表', enName: 'Reports', appCode: 'bi', url: 'https://bi.example.cn/' },
}
const wrong = (more: Partial<typeof draft>) =>
  Object.fromEntries(
    Object.entries(
      checkApplicationDraft({ ...draft, ...more }, t, 'https://console.example.cn'),
    ).filter(([, text]) => Boolean(text)),
  )

describe('the draft of an application', () => {
  it('is right as it stands', () => {
    expect(wrong({})).toEqual({})
  })

  it.each([
    [{ zhName: ' ' }, { zhName: t.nameRequired }],
    [{ appCode: '' }, { appCode: t.codeRequired }],
    [{ appCode: 'a b' }, { appCode: t.codeFormat }],
    [{ url: 'javascript:1' }, { url: t.urlScheme }],
    [{ release: '2.4 beta' }, { release: t.releaseFormat }],
    [{ connect: 'https://*' }, { connect: t.originFormat('https://*') }],
    [{ signOn: true, url: 'https://bi.example.cn/a;b#/home' }, { signOn: t.signOnAddress }],
    [{ signOn: true, url: 'http://bi.example.cn/' }, { signOn: t.signOnAddress }],
    [{ signOn: true, kind: 'page' as const, url: '/personal' }, { signOn: t.signOnAddress }],
    [
      { allowedOrigins: Array.from({ length: 21 }, (_, n) => `https://a${n}.example`).join('\n') },
      { allowedOrigins: t.tooManyOrigins },
    ],
    [
      { permissionsAsked: ['user:list'], permissionsGranted: ['role:list'] },
      { permissionsGranted: t.notAsked },
    ],
  ])('%o is explained at its field', (more, errors) => {
    expect(wrong(more)).toEqual(errors)
  })

  it('asks of each kind for its own fields only', () => {
    expect(wrong({ kind: 'delivered', appCode: '', url: '' })).toEqual({})
    expect(wrong({ kind: 'window', allowedOrigins: 'x', connect: 'y' })).toEqual({})
    expect(wrong({ kind: 'page', url: '/personal' })).toEqual({})
    for (const kind of ['frame', 'page', 'window'] as const) {
      expect(wrong({ kind, signOn: true })).toEqual({})
    }
    expect(wrong({ kind: 'delivered', appCode: '', url: '', signOn: true })).toEqual({})
    expect(wrong({ signOn: true, url: 'https://bi.example.cn/#/home?tab=a;b' })).toEqual({})
  })

  it('is sent whole, delivered pages without code and address', () => {
    expect(bodyOfApplication({ ...draft, appCode: ' bi ', isNormal: false })).toMatchObject({
      ...{ appCode: 'bi', kind: 'frame', status: 1, enable: 1, openType: 1 },
      name: { 'zh-CN': '报表', 'en-US': 'Reports' },
      embed: { memoryClass: 'normal', keepAlive: true, connect: [], signOn: 'none' },
    })
    expect(bodyOfDelivered({ ...draft, kind: 'delivered', generation: '1' })).toEqual({
      name: { 'zh-CN': '报表', 'en-US': 'Reports' },
      ...{ generation: 1, icon: null, category: null, enable: 1 },
      ...{ roleIds: [], departmentIds: [] },
    })
  })

  it('sends of an edit what was touched; names and embedding as a whole', () => {
    const edited = draftOfApplication(makeOwn(1))
    expect(changesOfApplication({ category: ' ' }, { ...edited, category: ' ' })).toEqual({
      category: null,
    })
    expect(changesOfApplication({ enName: 'B' }, { ...edited, enName: 'B' })).toEqual({
      name: { 'zh-CN': '应用 1', 'en-US': 'B' },
    })
    expect(changesOfApplication({ keepAlive: false }, { ...edited, keepAlive: false })).toEqual({
      embed: { ...makeOwn(1).embed, keepAlive: false },
    })
    expect(changesOfApplication({ signOn: true }, { ...edited, signOn: true })).toEqual({
      embed: { ...makeOwn(1).embed, signOn: 'link' },
    })
  })
})
