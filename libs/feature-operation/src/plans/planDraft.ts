import type { DraftErrors } from '@spruce/shell-ui'
import type { planMessages } from './planMessages.js'
import type { Plan, PlanCatalogue, PlanChanges } from './planQueries.js'

type Texts = (typeof planMessages)['zh-CN']

/** What the form holds. */
export interface PlanDraft {
  name: string
  code: string
  description: string
  maxMembers: number | null
  /** Gigabytes. */
  storage: number | null
}

/** Bytes of a gigabyte, as limits count them. */
const gigabyte = 1024 ** 3

/** Bytes as gigabytes with three digits, as the forms hold them. */
export function toGigabytes(bytes: number | null): number | null {
  return bytes === null ? null : Math.round((bytes / gigabyte) * 1000) / 1000
}

/** Gigabytes as whole bytes. */
export function toBytes(gigabytes: number | null): number | null {
  return gigabytes === null ? null : Math.round(gigabytes * gigabyte)
}

/** What the form starts with. */
export function draftOfPlan(plan: Plan | undefined): PlanDraft {
  return {
    name: plan?.name ?? '',
    code: plan?.code ?? '',
    description: plan?.description ?? '',
    maxMembers: plan?.maxMembers ?? null,
    storage: toGigabytes(plan?.maxStorageBytes ?? null),
  }
}

/** What is wrong with a draft. */
export function checkPlanDraft({ name, code }: PlanDraft, t: Texts): DraftErrors<PlanDraft> {
  const isCode = /^[a-z][0-9a-z-]{1,29}$/.test(code.trim())
  return {
    name: name.trim() === '' ? t.nameRequired : undefined,
    code: code.trim() === '' ? t.codeRequired : isCode ? undefined : t.codeFormat,
  }
}

/** What is sent of the fields that are there. */
export function changesOfPlan(draft: Partial<PlanDraft>): PlanChanges {
  const { name, description, maxMembers, storage } = draft
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(description !== undefined && { description: description.trim() || null }),
    ...(maxMembers !== undefined && { maxMembers }),
    ...(storage !== undefined && { maxStorageBytes: toBytes(storage) }),
  }
}

/** What a plan holds of one kind: everything, later additions too, or what is chosen. */
export type ContentScope = 'all' | 'some'

/** What the form of a plan's content holds. */
export interface ContentDraft {
  appScope: ContentScope
  apps: string[]
  menuScope: ContentScope
  menus: string[]
  permissionScope: ContentScope
  permissions: string[]
  componentScope: ContentScope
  components: string[]
}

/** The kinds of content, with the fields that say how much of it and what. */
export const contentKinds = [
  { kind: 'apps', scope: 'appScope', most: 200 },
  { kind: 'menus', scope: 'menuScope', most: 200 },
  { kind: 'permissions', scope: 'permissionScope', most: 200 },
  { kind: 'components', scope: 'componentScope', most: 200 },
] as const

/** What the form starts with. */
export function contentOfPlan({ apps, menus, permissions, components }: Plan): ContentDraft {
  return {
    appScope: apps === null ? 'all' : 'some',
    apps: [...(apps ?? [])],
    menuScope: menus === null ? 'all' : 'some',
    menus: [...(menus ?? [])],
    permissionScope: permissions === null ? 'all' : 'some',
    permissions: [...(permissions ?? [])],
    componentScope: components === null ? 'all' : 'some',
    components: [...(components ?? [])],
  }
}

/** What is wrong with a draft: a list takes no more than the contract says. */
export function checkContent(draft: ContentDraft, t: Texts): DraftErrors<ContentDraft> {
  return Object.fromEntries(
    contentKinds
      .filter(({ kind, scope, most }) => draft[scope] === 'some' && draft[kind].length > most)
      .map(({ kind, most }) => [kind, t.tooMuchContent(most)]),
  )
}

/** What is sent of a changed content: of each kind that changed all of it, without what is no more. */
export function changesOfContent(
  changes: Partial<ContentDraft>,
  draft: ContentDraft,
  catalogue: PlanCatalogue,
): PlanChanges {
  const known = {
    apps: new Set(catalogue.apps.map(({ code }) => code)),
    menus: new Set(catalogue.menus.map(({ id }) => id)),
    permissions: new Set(catalogue.permissions.map(({ code }) => code)),
    components: new Set(catalogue.components.map(({ code }) => code)),
  }
  return Object.fromEntries(
    contentKinds
      .filter(({ kind, scope }) => kind in changes || scope in changes)
      .map(({ kind, scope }) => [
        kind,
        draft[scope] === 'all' ? null : draft[kind].filter((code) => known[kind].has(code)),
      ]),
  )
}
