import { languages } from '@spruce/validators/i18n'
import { expect, it } from 'vitest'
import { importMessages } from './importMessages.js'
import { noteGroups, notesIn, reportOf, sayNote } from './sayNotes.js'
import type { DashboardImport, ImportNote, ImportNoteKind } from './types.js'

const messages = importMessages['zh-CN']
const labelOf = (type: string) => `<${type}>`
const note = (kind: ImportNoteKind, ...details: readonly string[]): ImportNote => {
  return { kind, name: '在线', of: 'stat', details }
}
const made: DashboardImport = {
  ...{ format: 'grafana', title: '主机', nodes: [], variables: [] },
  kinds: [
    { of: 'stat', type: 'spruce.statistic', count: 2, isPlaceholder: false },
    { of: 'geomap', type: 'spruce.text', count: 1, isPlaceholder: true },
  ],
  notes: [note('data', 'up'), note('unknown-kind'), note('settings', 'a', 'b')],
}

it.each([
  [note('data', 'up', 'down'), '“在线”（stat）：请选择数据查询，原查询：up、down'],
  [note('approximate', 'spruce.table'), '“在线”（stat）：以“<spruce.table>”近似显示'],
  [note('left-out', 'panels.0.x'), '“在线”（stat）：未导入：panels.0.x'],
  [{ ...note('dashboard-settings', 'time'), name: '', of: '' }, '仪表板：设置未导入：time'],
  [{ ...note('not-json'), of: '' }, '“在线”：无效的值未导入'],
])('says %o', (one, text) => {
  expect(sayNote(one, messages, labelOf)).toBe(text)
})

it.each(languages)('reports every note in %s', (language) => {
  const report = reportOf(made, importMessages[language], labelOf)
  for (const one of made.notes) {
    expect(report).toContain(sayNote(one, importMessages[language], labelOf))
  }
  expect(report).toContain('- stat × 2 → <spruce.statistic>')
})

it('shows every note in one group', () => {
  const shown = noteGroups.flatMap((group) => notesIn(group, made.notes))
  expect(new Set(shown)).toEqual(new Set(made.notes))
})
