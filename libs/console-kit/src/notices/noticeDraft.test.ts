// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  checkNoticeDraft,
  draftOfCopy,
  draftOfNotice,
  limits,
  noticeBody,
  textOfHtml,
} from './noticeDraft.js'
import { audienceOfDraft, audienceOfEdit, systemAudience } from './systemAudience.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import { makeNotices } from './systemNoticesHandlers.js'

const t = systemNoticeMessages['zh-CN']
const now = new Date('2026-11-23T08:00:00Z')
const draft = {
  ...{ ...draftOfNotice(undefined), ...systemAudience.draftOf(undefined) },
  ...{ title: '升级', content: '<p>今晚</p>' },
}
const check = (changes: Partial<typeof draft>, publishAt: string | null = null) => ({
  ...checkNoticeDraft({ ...draft, ...changes }, t, { publishAt, now }),
  ...systemAudience.check({ ...draft, ...changes }, t),
})

describe('a draft', () => {
  it('is right as it stands', () => {
    expect(Object.values(check({})).filter(Boolean)).toEqual([])
  })

  it.each([
    ['title', { title: '  ' }, t.titleRequired],
    ['content', { content: '<p> </p><p></p>' }, t.contentRequired],
    ['customerIds', { reach: 'chosen' as const }, t.audienceRequired],
    ['roleCodes', { roleCodes: 'admin 管理员' }, t.roleCodesFormat],
    ['expireAt', { expireAt: '2026-01-01T00:00' }, t.expiresInPast],
  ] as const)('is refused for its %s', (field, changes, problem) => {
    expect(check(changes)[field]).toBe(problem)
  })

  it('keeps its end in the hour that clocks show twice', () => {
    vi.stubEnv('TZ', 'America/New_York')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const former = '2026-11-01T06:30:00.000Z'
    const at = { publishAt: null, now: new Date('2026-11-01T06:00:00Z') }
    const own = { ...draft, expireAt: '2026-11-01T01:30' }
    expect(checkNoticeDraft(own, t, { ...at, former }).expireAt).toBeUndefined()
    expect(checkNoticeDraft(own, t, at).expireAt).toBe(t.expiresInPast)
  })

  it('is refused for ten megabytes of text, with the numbers', () => {
    const content = 'x'.repeat(10_000_000)
    expect(check({ content }).content).toBe(t.contentTooLong(10_000_000, limits.content))
  })

  it('does not end before it comes out', () => {
    const publishAt = '2090-06-01T00:00:00.000Z'
    expect(check({ expireAt: '2090-05-01T00:00' }, publishAt).expireAt).toBe(t.expiresBeforePublish)
    expect(check({ expireAt: '2090-07-01T00:00' }, publishAt).expireAt).toBeUndefined()
  })
})

describe('a copy', () => {
  const [notice] = makeNotices(1)
  const copy = (changes: Partial<NonNullable<typeof notice>>) =>
    draftOfCopy({ ...notice!, ...changes }, t, now)

  it('ends when the first does, unless that is over', () => {
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
    expect(noticeBody(copy({ expireAt: at(1) })).expireAt).toBe(at(1))
    expect(copy({ expireAt: at(0) }).expireAt).toBeNull()
    expect(copy({ expireAt: null }).expireAt).toBeNull()
  })

  it('has a title that is not too long', () => {
    expect(copy({ title: '升级' }).title).toBe(t.copyName('升级'))
    expect(copy({ title: '长'.repeat(100) }).title).toHaveLength(limits.title)
  })
})

describe('what is sent', () => {
  it('is of an edit what was touched: of the audience, too', () => {
    expect(noticeBody({ title: ' 升级 ', expireAt: null })).toEqual({
      title: '升级',
      expireAt: null,
    })
    expect(audienceOfEdit({}, draft)).toEqual({})
    const chosen = { ...draft, reach: 'chosen', customerIds: ['c1'], roleCodes: 'a' } as const
    expect(audienceOfEdit({ roleCodes: 'a' }, { ...chosen, customerIds: ['c1'] })).toEqual({
      audience: { roleCodes: ['a'] },
    })
    expect(audienceOfEdit({ reach: 'all' }, { ...draft, customerIds: ['c1'] })).toEqual({
      audience: { allCustomers: true, customerIds: [], planIds: [] },
    })
  })

  it('is what came, when nothing was touched', () => {
    const [notice] = makeNotices(1)
    const all = { ...draftOfNotice(notice), ...systemAudience.draftOf(notice) }
    const { title, level, mustConfirm, content, expireAt, audience } = notice!
    expect(noticeBody(all)).toEqual({
      ...{ title, level, mustConfirm, content, expireAt, attachmentIds: [] },
    })
    expect(audienceOfDraft(all)).toEqual(audience)
  })

  it('names no customers where all are meant', () => {
    const sent = audienceOfDraft({ ...draft, reach: 'all', customerIds: ['c1'], planIds: ['p1'] })
    expect(sent).toMatchObject({ allCustomers: true, customerIds: [], planIds: [] })
  })

  it('reads codes however they are separated, each once', () => {
    expect(audienceOfDraft({ ...draft, roleCodes: 'a, b，c、a  d' }).roleCodes).toEqual([
      ...['a', 'b', 'c', 'd'],
    ])
  })
})

it('a text is compared in words; nothing of it runs', () => {
  expect(textOfHtml('<h2>时间</h2> <p>今晚<strong>22:00</strong></p>')).toBe('时间 今晚22:00')
})
