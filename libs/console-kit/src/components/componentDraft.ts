import {
  defineComponent,
  ComponentRegistry,
  s,
  type Schema,
} from '@spruce/designer-engine/registry'
import type { DraftErrors, StoredFile } from '@spruce/shell-ui'
import { safeUrl } from '@spruce/validators'
import type { Schemas } from '@spruce/api-client'
import type { componentMessages } from './componentMessages.js'
import type { ComponentKind } from './componentQuery.js'
import { readComponentSchema } from '@spruce/page-builder/components'
import type { ComponentRow } from './componentRow.js'
import { rolesOfSight, sightOfRoles, type SightDraft } from './componentSight.js'

type Texts = (typeof componentMessages)['zh-CN']

/** What is sent of a new component. @public */
export type ComponentBody = Schemas['AddComponentRequest'] & ComponentRoles

/** The edited fields of one, without the version they were read in. @public */
export type ComponentEdit = Omit<Schemas['EditComponentRequest'], 'version'> & ComponentRoles

/** Where roles are chosen that see a component; null: everybody. @public */
export type ComponentRoles = Pick<Schemas['EditTenantComponentRequest'], 'roleIds'>

/** What the form holds; a number that was not typed is null, one that is none stays a text. */
export interface ComponentDraft extends Partial<SightDraft> {
  kind: ComponentKind
  code: string
  zhName: string
  enName: string
  category: string
  icon: string | null
  /** One picture that was uploaded, or none; of those chosen among the resources the address, or null. */
  thumbnail: readonly StoredFile[] | string | null
  url: string
  w: number | null
  h: number | null
  minW: number | null
  minH: number | null
  /** JSON, as it was typed. */
  properties: string
  visibleTo: 'all' | 'tenants'
  tenantIds: string[]
}

/** The draft as it is compared and sent: the picture by its address, '' for none. */
export type TidyDraft = Omit<ComponentDraft, 'thumbnail'> & { thumbnail: string }

/** The most that the contract takes. */
export const limits = { w: 24, h: 200, tenants: 200, url: 500, properties: 60_000 }

/** What a picture may be; the server looks at its bytes. */
export const thumbnailLimits = {
  accept: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'],
  typesText: 'PNG, JPG, WebP, SVG',
  maxSize: 1024 * 1024,
} as const

export interface DraftOptions {
  /** Whether the picture is chosen among the resources. */
  hasResources?: boolean
  /** Whether roles are chosen that see it. */
  hasSight?: boolean
}

/** What the form starts with. */
export function draftOfComponent(
  component: ComponentRow | undefined,
  { hasResources = false, hasSight = component?.roleIds !== undefined }: DraftOptions = {},
): ComponentDraft {
  const { size = { w: 6, h: 4 }, minSize = { w: 2, h: 2 }, properties = {} } = component ?? {}
  const { thumbnail = null } = component ?? {}
  return {
    kind: component?.kind ?? 'frame',
    code: component?.code ?? '',
    zhName: component?.name['zh-CN'] ?? '',
    enName: component?.name['en-US'] ?? '',
    category: component?.category ?? '',
    icon: component?.icon ?? null,
    thumbnail: hasResources ? thumbnail : storedOf(thumbnail, component?.code ?? ''),
    url: component?.url ?? '',
    ...{ w: size.w, h: size.h, minW: minSize.w, minH: minSize.h },
    properties: Object.keys(properties).length > 0 ? JSON.stringify(properties, undefined, 2) : '',
    visibleTo: component?.visibleTo ?? 'all',
    tenantIds: [...(component?.tenantIds ?? [])],
    ...(hasSight && sightOfRoles(component?.roleIds ?? null)),
  }
}

/** A picture as an upload holds it. */
function storedOf(thumbnail: string | null, name: string): readonly StoredFile[] {
  return thumbnail === null ? [] : [{ id: thumbnail, name, url: thumbnail }]
}

/** The address of the picture, '' for none. */
function addressOf(thumbnail: ComponentDraft['thumbnail']): string {
  return (typeof thumbnail === 'string' ? thumbnail : thumbnail?.[0]?.url) ?? ''
}

/** The draft in one spelling: what means the same does not count as a change. */
export function tidyDraft(draft: ComponentDraft): TidyDraft {
  const properties = readJson(draft.properties)
  return {
    ...draft,
    code: draft.code.trim(),
    zhName: draft.zhName.trim(),
    enName: draft.enName.trim(),
    category: draft.category.trim(),
    thumbnail: addressOf(draft.thumbnail),
    url: draft.kind === 'frame' ? draft.url.trim() : '',
    properties:
      typeof properties === 'object' && properties !== null && Object.keys(properties).length > 0
        ? JSON.stringify(properties, undefined, 2)
        : '',
    tenantIds: draft.visibleTo === 'tenants' ? draft.tenantIds : [],
    ...(draft.sight === 'all' && { roleIds: [] }),
  }
}

/** What is sent of a new one. */
export function bodyOfDraft(draft: TidyDraft): ComponentBody {
  const { kind, code } = draft
  return { ...bodyOfEdit(draft), kind, code }
}

/** What is sent of an edit that leaves nothing out. */
export function bodyOfEdit(draft: TidyDraft) {
  const { category, icon, url, visibleTo, tenantIds, kind, sight, roleIds = [] } = draft
  return {
    name: { 'zh-CN': draft.zhName, 'en-US': draft.enName },
    category,
    icon,
    thumbnail: draft.thumbnail || null,
    ...(kind === 'frame' && { url: url || null }),
    size: { w: Number(draft.w), h: Number(draft.h) },
    minSize: { w: Number(draft.minW), h: Number(draft.minH) },
    properties: (readJson(draft.properties) ?? {}) as NonNullable<ComponentEdit['properties']>,
    visibleTo,
    tenantIds,
    ...(sight && { roleIds: rolesOfSight({ sight, roleIds }) }),
  }
}

/** Which part of the body says which field. */
const partOf = {
  zhName: 'name',
  enName: 'name',
  category: 'category',
  icon: 'icon',
  thumbnail: 'thumbnail',
  url: 'url',
  w: 'size',
  h: 'size',
  minW: 'minSize',
  minH: 'minSize',
  properties: 'properties',
  visibleTo: 'visibleTo',
  tenantIds: 'tenantIds',
  sight: 'roleIds',
  roleIds: 'roleIds',
} as const satisfies Partial<Record<keyof TidyDraft, keyof ComponentEdit>>

/**
 * What is sent of an edit: the parts that were touched. A part of two fields takes the one that was
 * not touched from `latest`, so that nobody else's is lost.
 */
export function changesOfDraft(
  changes: Partial<ComponentDraft>,
  latest: ComponentRow,
): ComponentEdit {
  const body = bodyOfEdit(tidyDraft({ ...draftOfComponent(latest), ...changes }))
  const parts = new Set(
    Object.entries(partOf).flatMap(([field, part]) => (field in changes ? [part] : [])),
  )
  // Whom it is visible to is said as a whole.
  if (parts.has('tenantIds')) parts.add('visibleTo')
  return Object.fromEntries(
    Object.entries(body).filter(([part]) => parts.has(part as keyof typeof body)),
  )
}

/** What is wrong with a draft. @param portal the origin of this platform */
export function checkComponentDraft(
  draft: ComponentDraft,
  t: Texts,
  portal = location.origin,
): DraftErrors<ComponentDraft> {
  const { code, zhName, enName, category } = tidyDraft(draft)
  return {
    code: code === '' ? t.codeRequired : isCode(code) ? undefined : t.codeFormat,
    zhName: checkName(zhName, t),
    enName: checkName(enName, t),
    category:
      category === '' ? t.categoryRequired : category.length > 50 ? t.nameTooLong : undefined,
    url: draft.kind === 'frame' ? checkUrl(draft.url.trim(), t, portal) : undefined,
    ...checkSizes(draft, t),
    properties: checkProperties(draft, t),
    tenantIds: checkTenants(draft, t),
  }
}

function checkName(name: string, t: Texts): string | undefined {
  if (name === '') return t.nameRequired
  return name.length > 50 ? t.nameTooLong : undefined
}

/** The contract's rule, and the engine's, which keeps the code in every page. */
function isCode(code: string): boolean {
  return /^[a-z][0-9a-z.-]{0,49}$/.test(code) && isDefined(code, { w: 1, h: 1 }, s.object({}))
}

/** Whether the registry of the designer takes a component like this. */
function isDefined(
  type: string,
  size: { w: number; h: number; minW?: number; minH?: number },
  props: Schema<unknown>,
): boolean {
  const label = { 'zh-CN': type, 'en-US': type }
  try {
    const definition = defineComponent({
      ...{ type, version: 1, label, category: '', icon: '', size, props },
      a11y: { name: () => type },
      load: () => Promise.resolve(null),
    })
    return new ComponentRegistry({ components: [definition] }).has(type)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function checkUrl(url: string, t: Texts, portal: string): string | undefined {
  if (url === '') return t.urlRequired
  if (url.length > limits.url) return t.urlTooLong
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return t.urlFormat
  const { origin, username, password } = new URL(url)
  if (username !== '' || password !== '') return t.urlCredentials
  if (origin === portal) return t.urlOwn
  return safeUrl(url, { origin: portal, allowedOrigins: [origin] }) ? undefined : t.urlFormat
}

function checkSizes(draft: ComponentDraft, t: Texts): DraftErrors<ComponentDraft> {
  const { w, h, minW, minH } = draft
  const check = (value: number | null, most: number, atMost: number | null = null) => {
    const isWhole = Number.isInteger(value) && value !== null && value >= 1 && value <= most
    if (!isWhole) return t.wholeNumber(1, most)
    return atMost !== null && value > atMost ? t.minAboveDefault : undefined
  }
  return {
    w: check(w, limits.w),
    h: check(h, limits.h),
    minW: check(minW, limits.w, w),
    minH: check(minH, limits.h, h),
  }
}

/** A text that is no JSON is the field's own to complain of. */
function checkProperties({ properties }: ComponentDraft, t: Texts): string | undefined {
  if (properties.length > limits.properties) return t.propertiesTooLong
  const json = readJson(properties)
  if (json === undefined) return undefined
  const { problem, schema } = readComponentSchema(json)
  if (problem) return t.propertyProblem(problem.path, t[problem.fault])
  return isDefined('a', { w: 1, h: 1 }, schema) ? undefined : t.notAnObjectRoot
}

function checkTenants({ visibleTo, tenantIds }: ComponentDraft, t: Texts): string | undefined {
  if (visibleTo === 'all') return undefined
  if (tenantIds.length === 0) return t.tenantsRequired
  return tenantIds.length > limits.tenants ? t.tenantsTooMany(limits.tenants) : undefined
}

/** Undefined for nothing and for what is no JSON. */
function readJson(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
