import { type DataColumn, useLanguage, useMessages } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import type { TemplateRow } from './planMenuDraft.js'
import { planMenuMessages } from './planMenuMessages.js'
import { menuPath } from './planNodes.js'
import type { PlanCatalogue } from './planQueries.js'

const word = (key: 'name' | 'kind' | 'details') => (language: Language) =>
  planMenuMessages[language][key]

/** The columns of a template; the first one names the row. */
export function templateColumns(catalogue: PlanCatalogue): readonly DataColumn<TemplateRow>[] {
  const byId = new Map(catalogue.menus.map((menu) => [menu.id, menu]))
  const nameOf = (row: TemplateRow, language: Language) => {
    if (row.kind === 'own') return row.menu.name[language]
    const menu = byId.get(row.menu.id)
    return menu ? menuPath(catalogue.menus, menu) : row.menu.id
  }
  return [
    {
      id: 'name',
      header: word('name'),
      minWidth: 160,
      text: nameOf,
      cell: (row) => <Said say={(language) => nameOf(row, language)} />,
    },
    { id: 'kind', header: word('kind'), minWidth: 130, cell: (row) => <Kind row={row} /> },
    {
      id: 'details',
      header: word('details'),
      minWidth: 160,
      cell: (row) => <Said say={(language) => detailsOf(row, language)} />,
    },
  ]
}

/** What a row says beyond its name, in words. */
function detailsOf(row: TemplateRow, language: Language): string {
  const t = planMenuMessages[language]
  const { visible, sort } = row.menu
  return [
    row.kind === 'own' ? row.menu.path : row.menu.name?.[language],
    visible === undefined ? undefined : visible ? t.shown : t.hidden,
    sort === undefined ? undefined : t.sortIs(sort),
    ...(row.kind === 'change'
      ? [row.menu.parentId !== undefined && t.moved, row.menu.icon !== undefined && t.iconChanged]
      : []),
  ]
    .filter(Boolean)
    .join(t.separator)
}

function Kind({ row }: { row: TemplateRow }) {
  const t = useMessages(planMenuMessages)
  if (row.kind === 'change') return t.kindChange
  return row.menu.type === 1 ? t.kindOwnButton : t.kindOwn
}

function Said({ say }: { say: (language: Language) => string }) {
  const text = say(useLanguage())
  return text && <span title={text}>{text}</span>
}
