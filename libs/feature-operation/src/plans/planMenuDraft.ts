import type { DraftErrors, Option } from '@spruce/shell-ui'
import type { Language } from '@spruce/validators/i18n'
import type { planMenuMessages } from './planMenuMessages.js'
import { menuPath } from './planNodes.js'
import type { PlanMenus } from './planPushQueries.js'
import type { PlanCatalogue } from './planQueries.js'

/** The texts of the template in one language. */
export type MenuTexts = (typeof planMenuMessages)['zh-CN']
/** A menu or button of the plan's own. */
export type OwnMenu = PlanMenus['own'][number]
/** A change of a platform's menu or button. */
export type MenuChange = PlanMenus['changes'][number]

/** What the form of an own menu holds. */
export interface OwnMenuDraft {
  key: string
  appCode: string | null
  parentId: string | null
  nameZh: string
  nameEn: string
  type: 'menu' | 'button'
  path: string
  icon: string | null
  permCode: string | null
  visible: boolean
  sort: number | null
}

/** What the form of a change holds; what is empty stays as the platform has it. */
export interface MenuChangeDraft {
  id: string | null
  nameZh: string
  nameEn: string
  visibility: 'inherit' | 'show' | 'hide'
  sort: number | null
}

/** A menu of the plan's own, as a template has it. */
export function ownIn({ own }: PlanMenus, key: string | undefined): OwnMenu | undefined {
  return own.find((menu) => menu.key === key)
}

/** A change of a platform's menu, as a template has it. */
export function changeIn({ changes }: PlanMenus, id: string | undefined): MenuChange | undefined {
  return changes.find((change) => change.id === id)
}

/** The application that a new menu starts with. */
export function appOf({ apps }: PlanCatalogue): string | null {
  return apps[0]?.code ?? null
}

/** What the form starts with. */
export function draftOfOwn(menu: OwnMenu | undefined, appCode: string | null): OwnMenuDraft {
  return {
    key: menu?.key ?? '',
    appCode: menu?.appCode ?? appCode,
    parentId: menu?.parentId ?? null,
    nameZh: menu?.name['zh-CN'] ?? '',
    nameEn: menu?.name['en-US'] ?? '',
    type: menu?.type === 1 ? 'button' : 'menu',
    path: menu?.path ?? '',
    icon: menu?.icon ?? null,
    permCode: menu?.permCode ?? null,
    visible: menu?.visible ?? true,
    sort: menu?.sort ?? 0,
  }
}

/** The menu that a draft describes. @param before what the form does not show stays as it was */
export function ownOf(draft: OwnMenuDraft, before: OwnMenu | undefined): OwnMenu {
  return {
    ...before,
    key: draft.key.trim(),
    appCode: draft.appCode ?? '',
    parentId: draft.parentId,
    name: { 'zh-CN': draft.nameZh.trim(), 'en-US': draft.nameEn.trim() },
    type: draft.type === 'button' ? 1 : 0,
    path: draft.path.trim() || null,
    icon: draft.icon,
    permCode: draft.permCode,
    visible: draft.visible,
    sort: draft.sort ?? 0,
  }
}

/** What is wrong with a draft. @param taken keys of the template's other menus */
export function checkOwn(
  draft: OwnMenuDraft,
  taken: readonly string[],
  t: MenuTexts,
): DraftErrors<OwnMenuDraft> {
  const key = draft.key.trim()
  const isKey = /^[0-9a-z][0-9a-z-]{0,39}$/.test(key)
  const wrongKey = isKey ? (taken.includes(key) ? t.keyTaken : undefined) : t.keyFormat
  return {
    key: key === '' ? t.keyRequired : wrongKey,
    nameZh: draft.nameZh.trim() === '' ? t.nameZhRequired : undefined,
    nameEn: draft.nameEn.trim() === '' ? t.nameEnRequired : undefined,
  }
}

/** What the form starts with. */
export function draftOfChange(change: MenuChange | undefined): MenuChangeDraft {
  const { visible } = change ?? {}
  return {
    id: change?.id ?? null,
    nameZh: change?.name?.['zh-CN'] ?? '',
    nameEn: change?.name?.['en-US'] ?? '',
    visibility: visible === undefined ? 'inherit' : visible ? 'show' : 'hide',
    sort: change?.sort ?? null,
  }
}

/** The change that a draft describes. @param before what the form does not show stays as it was */
export function changeOf(draft: MenuChangeDraft, before: MenuChange | undefined): MenuChange {
  const { icon, parentId } = before ?? {}
  const zh = draft.nameZh.trim()
  return {
    id: draft.id ?? '',
    ...(icon !== undefined && { icon }),
    ...(parentId !== undefined && { parentId }),
    ...(zh !== '' && { name: { 'zh-CN': zh, 'en-US': draft.nameEn.trim() } }),
    ...(draft.visibility !== 'inherit' && { visible: draft.visibility === 'show' }),
    ...(draft.sort !== null && { sort: draft.sort }),
  }
}

/** What is wrong with a draft. */
export function checkChange(
  draft: MenuChangeDraft,
  before: MenuChange | undefined,
  t: MenuTexts,
): DraftErrors<MenuChangeDraft> {
  const hasZh = draft.nameZh.trim() !== ''
  const hasEn = draft.nameEn.trim() !== ''
  const isNothing = Object.keys(changeOf(draft, before)).length === 1
  return {
    id: draft.id === null ? t.platformRequired : undefined,
    nameZh: !hasZh && hasEn ? t.bothNames : undefined,
    nameEn: hasZh && !hasEn ? t.bothNames : undefined,
    visibility: isNothing && !hasEn ? t.changeNothing : undefined,
  }
}

/** The platform's menus and buttons, each with its app and what stands above it. */
export function platformOptions({ apps, menus }: PlanCatalogue): Option[] {
  const names = new Map(apps.map(({ code, name }) => [code, name]))
  return menus.map((menu) => ({
    value: menu.id,
    label: menuPath(menus, menu),
    description: names.get(menu.appCode) ?? menu.appCode,
  }))
}

/** Where an own menu can stand: below a platform's menu of its app, or below another own one. */
export function parentOptions(parts: {
  catalogue: PlanCatalogue
  template: PlanMenus
  appCode: string | null
  /** Of the menu itself. */
  key: string | undefined
  language: Language
}): Option[] {
  const { catalogue, template, appCode, key, language } = parts
  return [
    ...catalogue.menus
      .filter((menu) => menu.type === 0 && menu.appCode === appCode)
      .map((menu) => ({ value: menu.id, label: menuPath(catalogue.menus, menu) })),
    ...template.own
      .filter((menu) => menu.type === 0 && menu.appCode === appCode && menu.key !== key)
      .map((menu) => ({ value: `plan:${menu.key}`, label: menu.name[language] })),
  ]
}

/** A row of the template. */
export type TemplateRow =
  { id: string; kind: 'own'; menu: OwnMenu } | { id: string; kind: 'change'; menu: MenuChange }

/** The template as one list: the plan's own menus, then the changes of the platform's. */
export function rowsOfTemplate({ own, changes }: PlanMenus): TemplateRow[] {
  return [
    ...own.map((menu) => ({ id: `own/${menu.key}`, kind: 'own' as const, menu })),
    ...changes.map((menu) => ({ id: `change/${menu.id}`, kind: 'change' as const, menu })),
  ]
}

/** The template with a row that takes the place of the one with its id, or comes last. */
export function withRow(template: PlanMenus, row: TemplateRow): PlanMenus {
  if (row.kind === 'own') {
    return { ...template, own: replaced(template.own, row.menu, ({ key }) => key) }
  }
  return { ...template, changes: replaced(template.changes, row.menu, ({ id }) => id) }
}

/** The template without a row. */
export function withoutRow(template: PlanMenus, id: string): PlanMenus {
  return {
    ...template,
    own: template.own.filter(({ key }) => `own/${key}` !== id),
    changes: template.changes.filter((change) => `change/${change.id}` !== id),
  }
}

function replaced<Item>(items: readonly Item[], item: Item, idOf: (item: Item) => string): Item[] {
  const at = items.findIndex((one) => idOf(one) === idOf(item))
  return at < 0 ? [...items, item] : items.with(at, item)
}
