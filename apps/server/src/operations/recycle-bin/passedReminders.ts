import type { OwnKind } from '../../db/schema.js'
import type { ObjectRows } from '../../repositories/bin/RecycledRowsRepository.js'

/** The column that says when a letter is due. */
const dueColumns: Readonly<Record<OwnKind, string>> = {
  calendarEvents: 'remind_at',
  todos: 'next_remind_at',
}

/** Without reminders whose moment passed in the bin: they would go out at once. */
export function withoutPassed(kind: OwnKind, tables: ObjectRows, now: Date): ObjectRows {
  const column = dueColumns[kind]
  return tables.map(([table, rows]) => [
    table,
    rows.map((row) => {
      const due = row[column]
      const isPassed = typeof due === 'string' && Date.parse(due) <= now.getTime()
      return isPassed ? { ...row, [column]: null } : row
    }),
  ])
}
