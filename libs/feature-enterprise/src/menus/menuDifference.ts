import type { Schemas } from '@spruce/api-client'
import type { Language } from '@spruce/validators/i18n'
import type { MenuTexts } from './menuMessages.js'
import type { ManagedMenu } from './menuQueries.js'
import { everyMenu } from './menuTree.js'

/** The company's menus of an application, as a file. */
export type MenuFile = Schemas['MenuFile']
type OwnMenu = MenuFile['own'][number]
type Name = Schemas['MenuText']

/** What an import would change, by the names of the menus. */
export interface MenuDifference {
  added: Name[]
  removed: Name[]
  edited: Name[]
  adjusted: Name[]
  undone: Name[]
  /** Ids of menus that the product has no more. */
  leftOut: string[]
}

/** Reads a file; undefined where it is none of exported menus. The server checks every row of it. */
export function readMenuFile(text: string): MenuFile | undefined {
  try {
    const file = JSON.parse(text) as Partial<MenuFile> | null
    const isFile =
      file?.format === 'spruce-menus/1' &&
      typeof file.appCode === 'string' &&
      isRows(file.own) &&
      isRows(file.overrides)
    return isFile ? (file as MenuFile) : undefined
  } catch {
    return undefined
  }
}

/** What an import of the file would change of the menus that there are. */
export function menuDifference(file: MenuFile, menus: readonly ManagedMenu[]): MenuDifference {
  const all = everyMenu(menus)
  const own = all.filter(({ origin }) => origin === 'tenant')
  const product = all.filter(({ origin }) => origin === 'platform')
  const overrides = new Map(file.overrides.map(({ id, ...changes }) => [id, changes]))
  const keys = new Map(file.own.map((row) => [row.key, row]))
  return {
    added: file.own.filter(({ key }) => !own.some(({ id }) => id === key)).map(nameOf),
    removed: own.filter(({ id }) => !keys.has(id)).map(nameOf),
    edited: own.filter((menu) => isOther(menu, keys.get(menu.id))).map(nameOf),
    adjusted: product
      .filter((menu) => {
        const changes = overrides.get(menu.id)
        return changes && isAdjusted(menu, changes)
      })
      .map(nameOf),
    undone: product
      .filter(({ id, changed }) => changed.length > 0 && !overrides.has(id))
      .map(nameOf),
    leftOut: [...overrides.keys()].filter((id) => !product.some((menu) => menu.id === id)),
  }
}

/** The difference in lines, one for each kind of change; none where there is nothing to change. */
export function differenceLines(
  difference: MenuDifference,
  t: MenuTexts,
  language: Language,
): string[] {
  const { leftOut, ...changes } = difference
  const words = {
    added: t.differenceAdded,
    removed: t.differenceRemoved,
    edited: t.differenceEdited,
    adjusted: t.differenceAdjusted,
    undone: t.differenceUndone,
  }
  const kinds = Object.keys(words) as (keyof typeof words)[]
  const lines = kinds.map(
    (kind) => [words[kind], changes[kind].map((name) => name[language])] as const,
  )
  return [...lines, [t.differenceLeftOut, leftOut] as const]
    .filter(([, names]) => names.length > 0)
    .map(([word, names]) => t.differenceLine(word, namesOf(names, t)))
}

/** So many are named; the others are counted. */
const named = 8

function namesOf(names: readonly string[], t: MenuTexts): string {
  const shown = names.slice(0, named).join(t.separator)
  return names.length > named ? t.differenceMore(shown, names.length - named) : shown
}

function isOther(menu: ManagedMenu, row: OwnMenu | undefined): boolean {
  if (!row) return false
  const now = fieldsOf(menu)
  return JSON.stringify(now) !== JSON.stringify(fieldsOf({ ...defaults, ...row }))
}

const defaults = {
  ...{ path: null, baseUrl: null, icon: null, openType: 1, permCode: null, isonly: false },
  ...{ visible: true, sort: 0 },
}

function fieldsOf(menu: Omit<OwnMenu, 'key' | 'openType'> & { openType?: number }) {
  const { parentId, name, type, path, baseUrl, icon, openType, permCode, isonly, visible, sort } =
    menu
  const place = { parentId, type, sort, visible }
  return {
    ...place,
    zh: name['zh-CN'],
    en: name['en-US'],
    path,
    baseUrl,
    icon,
    openType,
    permCode,
    isonly,
  }
}

function isAdjusted(
  menu: ManagedMenu,
  changes: Omit<MenuFile['overrides'][number], 'id'>,
): boolean {
  const fields = Object.keys(changes) as (keyof typeof changes)[]
  const isSame =
    fields.length === menu.changed.length &&
    fields.every((field) => {
      const [now, then] = [menu[field], changes[field]]
      return (
        menu.changed.includes(field) &&
        (field === 'name' ? sameName(menu.name, changes.name) : now === then)
      )
    })
  return !isSame
}

function sameName(one: Name, other: Name | undefined): boolean {
  return one['zh-CN'] === other?.['zh-CN'] && one['en-US'] === other['en-US']
}

function nameOf({ name }: { name: Name }): Name {
  return name
}

function isRows(value: unknown): boolean {
  return Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null)
}
