import { exportDialog, saveTable, toast } from '@spruce/shell-ui'
import type { Translation } from '@spruce/validators/i18n'
import type { matrixMessages } from './matrixMessages.js'
import type { MatrixColumn, MatrixLine } from './matrixView.js'

type Texts = Translation<(typeof matrixMessages)['zh-CN']>

/** Asks for the format, and saves what the matrix shows. */
export async function exportMatrix(
  lines: readonly MatrixLine[],
  columns: readonly MatrixColumn[],
  t: Texts,
): Promise<void> {
  const rows = matrixTable(lines, columns, t)
  const format = await exportDialog.open({ count: rows.length, what: t.exportWhat })
  if (!format) return
  const head = [t.group, t.permission, t.code, ...columns.map(({ role }) => role.name)]
  await saveTable({ name: t.title, head, rows }, format)
  toast.success(t.exported)
}

/** A row for each permission in sight, those of closed groups too. */
export function matrixTable(
  lines: readonly MatrixLine[],
  columns: readonly MatrixColumn[],
  t: Pick<Texts, 'given' | 'notGiven'>,
): string[][] {
  return lines.flatMap((line) =>
    line.kind === 'group'
      ? line.group.items.map(({ name, code }) => [
          line.group.name,
          name,
          code,
          ...columns.map(({ has }) => (has(code) ? t.given : t.notGiven)),
        ])
      : [],
  )
}
