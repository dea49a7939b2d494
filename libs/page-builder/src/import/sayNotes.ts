import type { Translation } from '@spruce/validators/i18n'
import type { importMessages } from './importMessages.js'
import type { DashboardImport, ImportedKind, ImportNote, ImportNoteKind } from './types.js'

type Messages = Translation<(typeof importMessages)['zh-CN']>

/** What a note asks of the person, in the order in which the notes are shown. */
export const noteGroups = ['lost', 'todo', 'changed', 'settingsLost'] as const

/** What a note asks of the person. */
export type NoteGroup = (typeof noteGroups)[number]

const groups: Readonly<Record<ImportNoteKind, NoteGroup>> = {
  'unknown-kind': 'lost',
  link: 'lost',
  variable: 'lost',
  annotation: 'lost',
  'dashboard-link': 'lost',
  unplaced: 'lost',
  'forbidden-key': 'lost',
  'not-json': 'lost',
  'not-a-dashboard': 'lost',
  'not-an-item': 'lost',
  unreadable: 'lost',
  'duplicate-id': 'lost',
  missing: 'lost',
  'repeated-copy': 'lost',
  cut: 'lost',
  data: 'todo',
  unit: 'todo',
  approximate: 'changed',
  'as-text': 'changed',
  state: 'changed',
  'variable-place': 'changed',
  scaled: 'changed',
  resized: 'changed',
  'no-place': 'changed',
  moved: 'changed',
  'auto-grid': 'changed',
  'bad-setting': 'changed',
  settings: 'settingsLost',
  'dashboard-settings': 'settingsLost',
  'left-out': 'settingsLost',
}

/** The notes that ask the same of the person. */
export function notesIn(group: NoteGroup, notes: readonly ImportNote[]): readonly ImportNote[] {
  return notes.filter(({ kind }) => groups[kind] === group)
}

/** What people call a type of component. */
export type LabelOf = (type: string) => string

/** A note as one line. */
export function sayNote(note: ImportNote, messages: Messages, labelOf: LabelOf): string {
  const { name, of } = note
  const named = name === '' ? messages.dashboard : messages.part(name)
  const who = of === '' ? named : name === '' ? of : messages.ofKind(named, of)
  return messages.line(who, whatOf(note, messages, labelOf))
}

function whatOf({ kind, details }: ImportNote, messages: Messages, labelOf: LabelOf): string {
  const [first = '', second = ''] = details
  const listed = details.join(messages.comma)
  const say = (what: string) => (listed === '' ? what : messages.details(what, listed))
  switch (kind) {
    case 'approximate':
      return messages.approximate(labelOf(first))
    case 'data':
      return listed === '' ? messages.data : messages.asked(listed)
    case 'scaled':
      return messages.scaled(first, second)
    case 'dashboard-settings':
      return say(messages.settings)
    case 'not-json':
      return say(messages['bad-value'])
    case 'not-a-dashboard':
      return say(messages['bad-layout'])
    default:
      return say(messages[kind])
  }
}

/** What a kind of panel became. */
export function sayKind(
  { type, isPlaceholder }: ImportedKind,
  messages: Messages,
  labelOf: LabelOf,
) {
  return isPlaceholder ? messages.placeholder : labelOf(type)
}

/** All that an import says, as text to keep. */
export function reportOf(made: DashboardImport, messages: Messages, labelOf: LabelOf): string {
  const { format, title, nodes, kinds, notes } = made
  const variables = sayVariables(made, messages)
  const parts = noteGroups.flatMap((group) => {
    const own = notesIn(group, notes)
    if (own.length === 0) return []
    return [
      '',
      messages[group](own.length),
      ...own.map((one) => `- ${sayNote(one, messages, labelOf)}`),
    ]
  })
  return [
    messages.checkTitle(title),
    messages.summary(formatNames[format], nodes.length),
    '',
    messages.kinds,
    ...kinds.map((kind) => `- ${kind.of} × ${kind.count} → ${sayKind(kind, messages, labelOf)}`),
    ...(variables === '' ? [] : ['', messages.variables(variables)]),
    ...parts,
    '',
  ].join('\n')
}

/** What the variables are called that come along; empty for none. */
export function sayVariables({ variables }: DashboardImport, messages: Messages): string {
  return variables
    .map(({ name, label, kind }) => {
      if (kind === 'time') return messages.timeWindow
      return [label, name].find((one) => typeof one === 'string') ?? ''
    })
    .join(messages.comma)
}

/** What the formats are called in every language. */
export const formatNames = { grafana: 'Grafana', thingsboard: 'ThingsBoard' } as const
