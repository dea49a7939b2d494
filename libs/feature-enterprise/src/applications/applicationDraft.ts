import { ApiError, isApiError, type Schemas } from '@spruce/api-client'
import type { DraftErrors } from '@spruce/shell-ui'
import { addressFault, canSignOn, originsOf, wrongOrigin } from './applicationAddress.js'
import type { FormTexts } from './applicationFormMessages.js'
import type { OwnApplication } from './applicationQueries.js'

type Embed = Schemas['AppEmbed']

/** What the form holds. Lists of origins stand one a line. */
export interface ApplicationDraft {
  kind: 'delivered' | 'frame' | 'page' | 'window'
  /** Of delivered pages, while they are added. */
  generation: '1' | '3'
  zhName: string
  enName: string
  appCode: string
  icon: string | null
  category: string
  publisher: string
  release: string
  url: string
  openType: '0' | '1' | '2'
  allowedOrigins: string
  memoryClass: Embed['memoryClass']
  keepAlive: boolean
  sandbox: Embed['sandbox']
  allow: Embed['allow']
  connect: string
  frame: string
  /** Who opens it arrives signed on. */
  signOn: boolean
  permissionsAsked: string[]
  permissionsGranted: string[]
  roleIds: string[]
  departmentIds: string[]
  enable: boolean
  /** Status 0. */
  isNormal: boolean
}

/** Where the server's fields stand in the form. */
export const applicationPaths = {
  'name.zh-CN': 'zhName',
  'name.en-US': 'enName',
  name: 'zhName',
  'embed.connect': 'connect',
  'embed.frame': 'frame',
  'embed.signOn': 'signOn',
} as const

/** What the form starts with. */
export function draftOfApplication(app: OwnApplication | undefined): ApplicationDraft {
  const embed = app?.embed
  return {
    kind: !app || app.kind === 'own' ? 'frame' : app.kind,
    generation: '3',
    zhName: app?.name['zh-CN'] ?? '',
    enName: app?.name['en-US'] ?? '',
    appCode: app?.appCode ?? '',
    icon: app?.icon ?? null,
    category: app?.category ?? '',
    publisher: app?.publisher ?? '',
    release: app?.release ?? '',
    url: app?.url ?? '',
    openType: `${app?.openType ?? 1}`,
    allowedOrigins: linesOf(app?.allowedOrigins),
    memoryClass: embed?.memoryClass ?? 'normal',
    keepAlive: embed?.keepAlive ?? true,
    sandbox: [...(embed?.sandbox ?? [])],
    allow: [...(embed?.allow ?? [])],
    connect: linesOf(embed?.connect),
    frame: linesOf(embed?.frame),
    signOn: embed?.signOn === 'link',
    permissionsAsked: [...(app?.permissionsAsked ?? [])],
    permissionsGranted: [...(app?.permissionsGranted ?? [])],
    roleIds: [...(app?.roleIds ?? [])],
    departmentIds: [...(app?.departmentIds ?? [])],
    enable: app?.enable !== 0,
    isNormal: app?.status !== 1,
  }
}

/** Which parts of the form an application of a kind has. */
export function partsOf(kind: ApplicationDraft['kind']) {
  return {
    hasAddress: kind !== 'delivered',
    isEmbedded: kind === 'frame' || kind === 'page',
    hasBridge: kind === 'frame',
  }
}

/** What is wrong with a draft. @param portal the origin of this platform */
export function checkApplicationDraft(
  draft: ApplicationDraft,
  t: FormTexts,
  portal = location.origin,
): DraftErrors<ApplicationDraft> {
  const { hasAddress, isEmbedded, hasBridge } = partsOf(draft.kind)
  const origins = (lines: string) => (isEmbedded ? originsFault(lines, t) : undefined)
  const isGrantedAsked = draft.permissionsGranted.every((code) =>
    draft.permissionsAsked.includes(code),
  )
  return {
    zhName: draft.zhName.trim() === '' ? t.nameRequired : undefined,
    enName: draft.enName.trim() === '' ? t.nameRequired : undefined,
    appCode: hasAddress ? codeFault(draft.appCode.trim(), t) : undefined,
    release: /^[0-9A-Za-z.+_-]*$/.test(draft.release.trim()) ? undefined : t.releaseFormat,
    url: hasAddress ? addressFault(draft.url.trim(), { kind: draft.kind, portal }, t) : undefined,
    allowedOrigins: origins(draft.allowedOrigins),
    connect: origins(draft.connect),
    frame: origins(draft.frame),
    signOn:
      hasAddress && draft.signOn && !canSignOn(draft.url.trim(), portal)
        ? t.signOnAddress
        : undefined,
    permissionsGranted: hasBridge && !isGrantedAsked ? t.notAsked : undefined,
  }
}

/** What is sent of a new one with an address. */
export function bodyOfApplication(draft: ApplicationDraft): Schemas['AddAppRequest'] {
  const { kind, appCode, url } = draft
  if (kind === 'delivered') throw new Error('Delivered pages have a call of their own.')
  return { ...fieldsOf(draft), name: nameOf(draft), kind, url: url.trim(), appCode: appCode.trim() }
}

/** What is sent of new delivered pages. */
export function bodyOfDelivered(draft: ApplicationDraft): Schemas['AddDeliveredAppRequest'] {
  const { generation, icon, category, enable, roleIds, departmentIds } = draft
  return {
    name: nameOf(draft),
    generation: generation === '1' ? 1 : 3,
    ...{ icon, category: category.trim() || null, enable: enable ? 1 : 0 },
    ...{ roleIds, departmentIds },
  }
}

/** What is sent of an edit: what was touched; names and embedding go as a whole. */
export function changesOfApplication(
  changes: Partial<ApplicationDraft>,
  draft: ApplicationDraft,
): Omit<Schemas['EditAppRequest'], 'version'> {
  const { kind, url } = changes
  const isRenamed = changes.zhName !== undefined || changes.enName !== undefined
  return {
    ...fieldsOf(changes, draft),
    ...(isRenamed && { name: nameOf(draft) }),
    ...(kind !== undefined && kind !== 'delivered' && { kind }),
    ...(url !== undefined && { url: url.trim() }),
  }
}

/** Runs a save; an address or a code that the server refuses is explained at its field. */
export async function explaining<Result>(
  save: () => Promise<Result>,
  t: FormTexts,
): Promise<Result> {
  try {
    return await save()
  } catch (error) {
    throw isApiError(error) ? explained(error, t) : error
  }
}

function explained(error: ApiError, t: FormTexts): ApiError {
  const { kind, code, status, current } = error
  const reason = {
    UNSAFE_URL: t.urlRefused,
    APP_CODE_RESERVED: t.codeReserved,
    SIGN_ON_ADDRESS: t.signOnAddress,
  }[String(code)]
  if (reason === undefined) return error
  const fields = error.fields.map((field) => ({ ...field, message: reason }))
  return new ApiError({
    ...{ kind, code, message: reason, fields, current, cause: error },
    ...(status !== undefined && { status }),
    ...(error.traceId !== undefined && { traceId: error.traceId }),
  })
}

const embedFields = [
  ...(['memoryClass', 'keepAlive', 'sandbox', 'allow'] as const),
  ...(['connect', 'frame', 'signOn'] as const),
]

function fieldsOf(
  touched: Partial<ApplicationDraft>,
  draft: ApplicationDraft = touched as ApplicationDraft,
) {
  const { icon, category, publisher, release, openType, allowedOrigins } = touched
  const { permissionsAsked, permissionsGranted, enable, isNormal } = touched
  const { roleIds, departmentIds } = touched
  return {
    ...(icon !== undefined && { icon }),
    ...(category !== undefined && { category: category.trim() || null }),
    ...(publisher !== undefined && { publisher: publisher.trim() || null }),
    ...(release !== undefined && { release: release.trim() || null }),
    ...(openType !== undefined && { openType: Number(openType) as 0 | 1 | 2 }),
    ...(allowedOrigins !== undefined && { allowedOrigins: originsOf(allowedOrigins) }),
    ...(permissionsAsked !== undefined && { permissionsAsked }),
    ...(permissionsGranted !== undefined && { permissionsGranted }),
    ...(roleIds !== undefined && { roleIds }),
    ...(departmentIds !== undefined && { departmentIds }),
    ...(enable !== undefined && { enable: enable ? (1 as const) : (0 as const) }),
    ...(isNormal !== undefined && { status: isNormal ? (0 as const) : (1 as const) }),
    ...(embedFields.some((field) => touched[field] !== undefined) && { embed: embedOf(draft) }),
  }
}

function embedOf(draft: ApplicationDraft): Embed {
  const { memoryClass, keepAlive, sandbox, allow, connect, frame, signOn } = draft
  return {
    ...{ memoryClass, keepAlive, sandbox, allow },
    ...{ connect: originsOf(connect), frame: originsOf(frame) },
    signOn: signOn ? 'link' : 'none',
  }
}

function nameOf({ zhName, enName }: ApplicationDraft): Schemas['MenuText'] {
  return { 'zh-CN': zhName.trim(), 'en-US': enName.trim() }
}

function linesOf(list: readonly string[] = []): string {
  return list.join('\n')
}

function codeFault(code: string, t: FormTexts): string | undefined {
  if (code === '') return t.codeRequired
  return /^[0-9A-Za-z_-]{1,50}$/.test(code) ? undefined : t.codeFormat
}

function originsFault(lines: string, t: FormTexts): string | undefined {
  const origins = originsOf(lines)
  const wrong = origins.find(wrongOrigin)
  if (wrong !== undefined) return t.originFormat(wrong)
  return origins.length > 20 ? t.tooManyOrigins : undefined
}
