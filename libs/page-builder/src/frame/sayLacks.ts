import type { Translation } from '@spruce/validators/i18n'
import type { ColumnType } from '../data/Frame.js'
import type { pageMessages } from '../messages.js'
import type { Lack } from '../runtime/WidgetDefinition.js'

type Texts = Translation<(typeof pageMessages)['zh-CN']>

/** Which columns a frame lacks, in words. */
export function sayLacks(lacks: readonly Lack[], messages: Texts): string {
  const types: Readonly<Record<ColumnType, string>> = {
    number: messages.typeNumber,
    string: messages.typeString,
    time: messages.typeTime,
    boolean: messages.typeBoolean,
  }
  const names = lacks.flatMap((lack) => ('column' in lack ? [lack.column] : []))
  if (names.length > 0) return messages.lacksColumns(names.join(messages.and))
  const missing = lacks.flatMap((lack) => ('type' in lack ? [types[lack.type]] : []))
  return messages.lacksTypes(missing.join(messages.and))
}
