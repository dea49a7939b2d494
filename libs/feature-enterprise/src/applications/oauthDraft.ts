import { ApiError, isApiError, type Schemas } from '@spruce/api-client'
import type { DraftErrors } from '@spruce/shell-ui'
import { originsOf } from './applicationAddress.js'
import type { OauthTexts } from './oauthMessages.js'

/** How an application signs people in. */
export type OauthClient = Schemas['OauthClient']

/** What it may ask for, in the order of the consent. */
export const oauthScopes = ['profile', 'menus', 'directory', 'messages'] as const

/** What the form holds. */
export interface OauthDraft {
  /** One a line. */
  redirectUris: string
  scopes: OauthClient['scopes']
  hasSecret: boolean
  enabled: boolean
}

/** What the form starts with. */
export function draftOfClient(client: OauthClient | undefined): OauthDraft {
  return {
    redirectUris: client?.redirectUris.join('\n') ?? '',
    scopes: [...(client?.scopes ?? ['profile'])],
    hasSecret: client?.confidential ?? true,
    enabled: client?.enabled ?? true,
  }
}

/** What is wrong with a draft; the server says the last word on addresses. */
export function checkOauthDraft(draft: OauthDraft, t: OauthTexts): DraftErrors<OauthDraft> {
  const uris = originsOf(draft.redirectUris)
  const wrong = uris.find((uri) => !isAddress(uri))
  return {
    redirectUris:
      uris.length === 0
        ? t.redirectRequired
        : wrong !== undefined
          ? t.redirectFormat(wrong)
          : uris.length > 10
            ? t.tooManyRedirects
            : undefined,
    scopes: draft.scopes.length === 0 ? t.scopesRequired : undefined,
  }
}

/** What is sent: the whole of it, as the call takes it. */
export function bodyOfClient(
  { redirectUris, scopes, hasSecret, enabled }: OauthDraft,
  version: number | undefined,
): Schemas['SaveOauthClientRequest'] {
  return {
    ...(version !== undefined && { version }),
    ...{ redirectUris: originsOf(redirectUris), scopes, confidential: hasSecret, enabled },
  }
}

/** Runs a save; an address that the server refuses is explained at its field. */
export async function explainingRedirect<Result>(
  save: () => Promise<Result>,
  t: OauthTexts,
): Promise<Result> {
  try {
    return await save()
  } catch (error) {
    if (!isApiError(error) || error.code !== 'UNSAFE_URL') throw error
    throw new ApiError({
      ...{ kind: error.kind, code: error.code, message: t.redirectRefused, cause: error },
      ...(error.status !== undefined && { status: error.status }),
      fields: [{ path: 'redirectUris', message: t.redirectRefused }],
    })
  }
}

const ownMachine = ['localhost', '127.0.0.1', '[::1]']

/** Written as browsers write it: https, or http on this machine, without a fragment. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { href, protocol, hostname, hash } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && ownMachine.includes(hostname))
  return isSafe && hash === '' && href === text
}
