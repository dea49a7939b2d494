import { describe, expect, it } from 'vitest'
import { readPageData } from '../data/pageData.js'
import { checkQuery, parameterField, queryDraftOf, storedQuery } from './queryDraft.js'
import { queryMessages } from './queryMessages.js'
import { stepMessages } from './stepMessages.js'
import { readTable, tableText } from './tableText.js'

const messages = queryMessages['zh-CN']
const problems = { ...messages, badStep: stepMessages['zh-CN'].badStep }
const read = (stored: unknown) => {
  const [query] = readPageData({ queries: [stored] }).queries.values()
  if (!query) throw new Error('no query')
  return query
}

describe('readTable', () => {
  it('finds the types of columns, and writes what it reads', () => {
    const text =
      'line\toutput\tisOn\tat\nA\t12.5\ttrue\t2026-11-20T08:00:00Z\nB\t\tfalse\t2026-11-21'
    const table = readTable(text)
    if (!table.ok) throw new Error('no table')
    expect(table.frame.columns.map(({ type }) => type)).toEqual([
      ...['string', 'number', 'boolean', 'time'],
    ])
    expect(table.frame.columns[1]?.values).toEqual([12.5, null])
    expect(readTable(tableText(table.frame))).toEqual(table)
  })

  it('takes commas where there is no tab, and keeps what was said of a column', () => {
    const before = {
      columns: [{ name: 'b', type: 'number', values: [], unit: 't', decimals: 1, label: '产量' }],
    } as const
    expect(readTable('a,b\nx,1\n\n', before)).toMatchObject({
      frame: {
        columns: [
          { name: 'a', values: ['x'] },
          { name: 'b', values: [1], unit: 't', decimals: 1, label: '产量' },
        ],
      },
    })
  })

  it('says which line does not fit', () => {
    expect(readTable('a,b\n1,2\n1,2,3')).toEqual({ ok: false, line: 3 })
    expect(readTable('a,a\n1,2')).toEqual({ ok: false, line: 1 })
    expect(readTable('')).toEqual({ ok: false, line: 1 })
  })
})

describe('storedQuery', () => {
  it('writes parameters as the source takes them, and keeps what it does not know', () => {
    const stored = {
      ...{ id: 'q', source: 'value-history' },
      parameters: { deviceId: '{{device}}', codes: ['temp', 'load'], most: 500 },
      transforms: [{ kind: 'limit', rows: 3 }],
    }
    const draft = queryDraftOf(read(stored), '')
    expect(storedQuery(draft, stored)).toEqual(stored)
    const other = { ...draft, [parameterField('most')]: '', [parameterField('by')]: 'max' }
    expect(storedQuery({ ...other, isLive: true }, stored)).toEqual({
      ...stored,
      parameters: { deviceId: '{{device}}', codes: ['temp', 'load'], by: 'max' },
      isLive: true,
    })
  })

  it('writes pairs one by one, commas included', () => {
    const stored = {
      ...{ id: 'q', source: 'http' },
      parameters: { endpointId: 'e', path: 'a/{{x}}', query: ['ids=1,2', 'state={{state}}'] },
    }
    const draft = queryDraftOf(read(stored), '')
    expect(draft[parameterField('query')]).toBe('ids=1,2\nstate={{state}}')
    expect(storedQuery(draft, stored)).toEqual(stored)
  })

  it('writes no parameter of another source', () => {
    const draft = queryDraftOf(
      read({ id: 'q', source: 'alarms', parameters: { state: 'all', deviceId: 'd' } }),
      '',
    )
    expect(storedQuery({ ...draft, source: 'devices-by-state' }, undefined)).toEqual({
      ...{ id: 'q', source: 'devices-by-state', parameters: {} },
    })
  })

  it('writes a table into the page', () => {
    const draft = { ...queryDraftOf(undefined, 'q'), table: 'a\n1' }
    expect(read(storedQuery(draft, undefined))).toMatchObject({
      ...{ id: 'q', source: 'static', frame: { columns: [{ name: 'a', values: [1] }] } },
    })
  })
})

describe('checkQuery', () => {
  const draft = { ...queryDraftOf(undefined, 'q'), source: 'todos' }
  const check = (change: Record<string, string>, taken: readonly string[] = []) =>
    checkQuery({ ...draft, ...change }, new Set(taken), problems)

  it('refuses names that no query can have, or another has', () => {
    expect(check({})).toEqual({})
    expect(check({ id: 'a b' })).toEqual({ id: messages.badId })
    expect(check({}, ['q'])).toEqual({ id: messages.takenId })
  })

  it('holds numbers to their limits, and leaves variables to the server', () => {
    const field = parameterField('most')
    expect(check({ [field]: '0' })).toEqual({ [field]: messages.between(1, 10_000) })
    expect(check({ [field]: '{{most}}' })).toEqual({})
  })

  it('asks for an endpoint, and for a path that stays below it', () => {
    const [endpoint, path, query] = ['endpointId', 'path', 'query'].map(parameterField) as [
      ...[string, string, string],
    ]
    const http = (change: Record<string, string>) =>
      check({ source: 'http', [endpoint]: 'e', ...change })
    expect(http({ [endpoint]: '' })).toEqual({ [endpoint]: messages.noEndpoint })
    for (const good of ['', 'a', '/a/b/', 'a/{{ x }}/b', 'v1.2/%20']) {
      expect(http({ [path]: good })).toEqual({})
    }
    for (const bad of [
      '..',
      'a/../b',
      './a',
      '//a',
      'a//b',
      'a?b=1',
      'a#b',
      'a\\b',
      'a b',
      'a;b',
    ]) {
      expect([bad, http({ [path]: bad })]).toEqual([bad, { [path]: messages.badPath }])
    }
    expect(http({ [query]: 'a=1\n\nb={{x}}' })).toEqual({})
    expect(http({ [query]: 'a=1\n{{x}}=2' })).toEqual({ [query]: messages.badPair(2) })
    const many = Array.from({ length: 31 }, (_, n) => `a=${String(n)}`).join('\n')
    expect(http({ [query]: many })).toEqual({ [query]: messages.tooMany(30) })
  })
})
