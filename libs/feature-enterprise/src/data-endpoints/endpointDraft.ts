import type { Schemas } from '@spruce/api-client'
import type { DraftErrors } from '@spruce/shell-ui'
import type { endpointMessages } from './endpointMessages.js'
import type { Endpoint } from './endpointQueries.js'

/** What the form holds. */
export interface EndpointDraft {
  name: string
  baseUrl: string
  auth: Endpoint['auth']
  headerName: string
  userName: string
  /** What was typed; empty: as it is. */
  secret: string
}

type Texts = (typeof endpointMessages)['zh-CN']

/** What the form starts with. The secret is never shown again. */
export function draftOfEndpoint(endpoint: Endpoint | undefined): EndpointDraft {
  return {
    name: endpoint?.name ?? '',
    baseUrl: endpoint?.baseUrl ?? '',
    auth: endpoint?.auth ?? 'none',
    headerName: endpoint?.headerName ?? '',
    userName: endpoint?.userName ?? '',
    secret: '',
  }
}

/** What is wrong with a draft. @param endpoint what it is now; its secret stays with its origin and its way */
export function checkEndpointDraft(
  draft: EndpointDraft,
  endpoint: Endpoint | undefined,
  t: Texts,
): DraftErrors<EndpointDraft> {
  const { auth } = draft
  return {
    name: draft.name.trim() === '' ? t.nameRequired : undefined,
    baseUrl: baseUrlFault(draft.baseUrl.trim(), t),
    headerName:
      auth === 'header' && !/^[\w-]{1,100}$/.test(draft.headerName.trim())
        ? t.headerNameFormat
        : undefined,
    userName:
      auth === 'basic' && !/^[ -9;-~]{1,200}$/.test(draft.userName.trim())
        ? t.userNameFormat
        : undefined,
    secret: auth === 'none' ? undefined : secretFault(draft, endpoint, t),
  }
}

/** Whether a secret that is stored goes on to be used. */
export function keepsSecret(draft: EndpointDraft, endpoint: Endpoint | undefined): boolean {
  if (!endpoint?.hasSecret || endpoint.auth !== draft.auth) return false
  return URL.parse(draft.baseUrl.trim())?.origin === new URL(endpoint.baseUrl).origin
}

function secretFault(draft: EndpointDraft, endpoint: Endpoint | undefined, t: Texts) {
  if (draft.secret === '') return keepsSecret(draft, endpoint) ? undefined : t.secretRequired
  return /^[!-~]([ -~]*[!-~])?$/.test(draft.secret) ? undefined : t.secretFormat
}

function baseUrlFault(baseUrl: string, t: Texts): string | undefined {
  if (baseUrl === '') return t.baseUrlRequired
  // A deployment may let some origins speak http: whether it does is the server's to say.
  return /^https?:\/\/[\w.~:/%[\]-]{2,}$/.test(baseUrl) ? undefined : t.baseUrlFormat
}

/** What is sent of a draft; what another way to authenticate needs is not. */
export function bodyOfEndpoint(draft: EndpointDraft): Schemas['AddDataEndpointRequest'] {
  const { auth, secret } = draft
  return {
    name: draft.name.trim(),
    baseUrl: draft.baseUrl.trim(),
    auth,
    ...(auth === 'header' && { headerName: draft.headerName.trim() }),
    ...(auth === 'basic' && { userName: draft.userName.trim() }),
    ...(auth !== 'none' && secret !== '' && { secret }),
  }
}
