import { describe, expect, it } from 'vitest'
import { auditFieldName } from '@spruce/api-client'
import { changesOf, objectKindName } from './auditChanges.js'

function sides(field: string, before: unknown, after: unknown, language = 'zh-CN' as const) {
  const [change] = changesOf({ before: { [field]: before }, after: { [field]: after } }, language)
  return [change?.before, change?.after]
}

describe('what a line changed', () => {
  it('names fields and codes in both languages, and leaves what is unknown', () => {
    const line = { before: { status: 'draft', odd: 'x' }, after: { status: 'published', odd: 'y' } }
    expect(changesOf(line, 'zh-CN')).toEqual([
      { field: 'status', label: '状态', before: '草稿', after: '已发布' },
      { field: 'odd', label: 'odd', before: 'x', after: 'y' },
    ])
    expect(changesOf(line, 'en-US')[0]).toMatchObject({
      label: 'Status',
      before: 'Draft',
      after: 'Published',
    })
    expect(auditFieldName('toString', 'zh-CN')).toBe('toString')
    expect(objectKindName('customers', 'zh-CN')).toBe('客户')
    expect(objectKindName('who_knows', 'en-US')).toBe('who_knows')
  })

  it('says nothing, yes and no, moments and what refers to something', () => {
    expect(sides('note', null, '')).toEqual(['--', '--'])
    expect(sides('enabled', true, false)).toEqual(['是', '否'])
    expect(sides('plan', { id: 'p1', name: '标准版' }, null)).toEqual(['标准版', '--'])
    expect(sides('name', { 'zh-CN': '图表', 'en-US': 'Chart' }, 'draft')).toEqual(['图表', 'draft'])
    expect(sides('size', { h: 8, w: 6 }, { w: 6, h: 8, d: 1 })).toEqual([
      '6 × 8',
      '{"w":6,"h":8,"d":1}',
    ])
    expect(sides('expiresAt', null, '2026-11-20T08:00:00.000Z')[1]).toMatch(/^2026-11-\d\d \d\d:/)
    expect(sides('content', '<p>请<b>确认</b></p>', '1 < 2')).toEqual(['请确认', '1 < 2'])
  })

  it('says of long lists only what one side has', () => {
    const many = Array.from({ length: 20 }, (_, index) => `r${index}:list`)
    expect(sides('codes', many, [...many, 'plan:list'])).toEqual([
      '共 20 项',
      '共 21 项，其中 plan:list',
    ])
    expect(sides('hosts', ['a.cn', 'b.cn'], [])).toEqual(['a.cn、b.cn', '--'])
  })

  it('leaves out the counter of writes, and cuts what nobody reads to the end', () => {
    expect(changesOf({ before: null, after: { version: 2, id: 'c1' } }, 'zh-CN')).toEqual([])
    expect(sides('note', null, '长'.repeat(900))[1]).toHaveLength(501)
  })
})
