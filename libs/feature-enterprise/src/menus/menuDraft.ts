import { ApiError, isApiError, type Schemas } from '@spruce/api-client'
import type { DraftErrors } from '@spruce/shell-ui'
import type { MenuTexts } from './menuMessages.js'
import type { ManagedMenu } from './menuQueries.js'

/** What the form holds. Empty texts mean: not set. */
export interface MenuDraft {
  /** As the contract counts: 0 a menu, 1 a button. */
  type: '0' | '1'
  parentId: string | null
  zhName: string
  enName: string
  path: string
  baseUrl: string
  icon: string | null
  openType: '0' | '1' | '2'
  permCode: string | null
  isonly: boolean
  visible: boolean
}

/** Where the server's fields stand in the form. */
export const menuPaths = { 'name.zh-CN': 'zhName', 'name.en-US': 'enName', name: 'zhName' } as const

/** What the form starts with: a menu as it is, or a new one below a parent. */
export function draftOfMenu(menu: ManagedMenu | undefined, parentId: string | null): MenuDraft {
  return {
    type: menu?.type === 1 ? '1' : '0',
    parentId: menu ? menu.parentId : parentId,
    zhName: menu?.name['zh-CN'] ?? '',
    enName: menu?.name['en-US'] ?? '',
    path: menu?.path ?? '',
    baseUrl: menu?.baseUrl ?? '',
    icon: menu?.icon ?? null,
    openType: `${menu?.openType ?? 1}`,
    permCode: menu?.permCode ?? null,
    isonly: menu?.isonly ?? false,
    visible: menu?.visible ?? true,
  }
}

/** What is wrong with a draft; the contract's rules, and that a button is a permission below a menu. */
export function checkMenuDraft(draft: MenuDraft, t: MenuTexts): DraftErrors<MenuDraft> {
  const isButton = draft.type === '1'
  return {
    zhName: nameProblem(draft.zhName, t),
    enName: nameProblem(draft.enName, t),
    path: lengthOf(draft.path) > 500 ? t.addressTooLong : undefined,
    baseUrl: lengthOf(draft.baseUrl) > 500 ? t.addressTooLong : undefined,
    parentId: isButton && draft.parentId === null ? t.parentRequired : undefined,
    permCode: isButton && draft.permCode === null ? t.permissionRequired : undefined,
  }
}

/** What is sent of a new one. */
export function bodyOfMenu(draft: MenuDraft, appCode: string): Schemas['AddMenuRequest'] {
  const { parentId, type, permCode, visible } = draft
  const name = nameOf(draft)
  if (type === '1') return { appCode, parentId, type: 1, name, permCode, visible }
  return { appCode, parentId, type: 0, ...fieldsOf(draft), name }
}

/** What is sent of what changed; both languages of a name go together. */
export function changesOfMenu(changes: Partial<MenuDraft>, draft: MenuDraft) {
  const isRenamed = changes.zhName !== undefined || changes.enName !== undefined
  return { ...fieldsOf(changes), ...(isRenamed && { name: nameOf(draft) }) }
}

/** Runs a save; an address or a place that the server refuses is explained at its field. */
export async function withReasons<Result>(
  save: () => Promise<Result>,
  t: MenuTexts,
): Promise<Result> {
  try {
    return await save()
  } catch (error) {
    throw isApiError(error) ? explained(error, t) : error
  }
}

function explained(error: ApiError, t: MenuTexts): ApiError {
  const { kind, code, status, current } = error
  const reason = { UNSAFE_URL: t.addressRefused, MENU_PLACE: t.placeRefused }[String(code)]
  if (reason === undefined) return error
  const fields = error.fields.map((field) => ({ ...field, message: reason }))
  return new ApiError({
    ...{ kind, code, message: reason, fields, current, cause: error },
    ...(status !== undefined && { status }),
    ...(error.traceId !== undefined && { traceId: error.traceId }),
  })
}

function fieldsOf(draft: Partial<MenuDraft>) {
  const { path, baseUrl, icon, openType, permCode, isonly, visible } = draft
  return {
    ...(path !== undefined && { path: path.trim() || null }),
    ...(baseUrl !== undefined && { baseUrl: baseUrl.trim() || null }),
    ...(icon !== undefined && { icon }),
    ...(openType !== undefined && { openType: Number(openType) as 0 | 1 | 2 }),
    ...(permCode !== undefined && { permCode }),
    ...(isonly !== undefined && { isonly }),
    ...(visible !== undefined && { visible }),
  }
}

function nameOf({ zhName, enName }: MenuDraft): Schemas['MenuText'] {
  return { 'zh-CN': zhName.trim(), 'en-US': enName.trim() }
}

function nameProblem(name: string, t: MenuTexts): string | undefined {
  if (name.trim() === '') return t.nameRequired
  return lengthOf(name) > 50 ? t.nameTooLong : undefined
}

function lengthOf(text: string): number {
  return Array.from(text.trim()).length
}
