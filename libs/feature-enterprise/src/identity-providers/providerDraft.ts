import type { DraftErrors } from '@spruce/shell-ui'
import type { providerMessages } from './providerMessages.js'
import type { Provider } from './providerQueries.js'

/** What the form holds. */
export interface ProviderDraft {
  name: string
  issuer: string
  clientId: string
  /** What was typed; empty: as it is. */
  clientSecret: string
  /** Takes the stored secret away. */
  dropSecret: boolean
  /** Divided by blanks. */
  scopes: string
  linkByEmail: boolean
}

type Texts = (typeof providerMessages)['zh-CN']

const usualScopes = 'openid profile email'

/** What the form starts with. The secret is never shown again. */
export function draftOfProvider(provider: Provider | undefined): ProviderDraft {
  return {
    name: provider?.name ?? '',
    issuer: provider?.issuer ?? '',
    clientId: provider?.clientId ?? '',
    clientSecret: '',
    dropSecret: false,
    scopes: provider?.scopes.join(' ') ?? usualScopes,
    linkByEmail: provider?.linkByEmail ?? false,
  }
}

/** What is wrong with a draft. */
export function checkProviderDraft(draft: ProviderDraft, t: Texts): DraftErrors<ProviderDraft> {
  const scopes = scopesOf(draft.scopes)
  const areScopes = scopes.length <= 20 && scopes.every((one) => /^[!#-[\]-~]{1,100}$/.test(one))
  const needsEmail = draft.linkByEmail && !scopes.includes('email')
  return {
    name: draft.name.trim() === '' ? t.nameRequired : undefined,
    issuer: issuerFault(draft.issuer.trim(), t),
    clientId:
      draft.clientId.trim() === '' ? t.clientIdRequired : asciiFault(draft.clientId.trim(), t),
    clientSecret: asciiFault(draft.clientSecret, t),
    scopes: areScopes ? (needsEmail ? t.emailScopeMissing : undefined) : t.scopesFormat,
  }
}

/** What is sent of a new one. */
export function bodyOfProvider(draft: ProviderDraft) {
  const { clientSecret } = draft
  return {
    name: draft.name.trim(),
    issuer: draft.issuer.trim(),
    clientId: draft.clientId.trim(),
    ...(clientSecret !== '' && { clientSecret }),
    scopes: scopesOf(draft.scopes),
    linkByEmail: draft.linkByEmail,
  }
}

/** What is sent of the fields that were touched; a typed secret comes before taking it away. */
export function changesOfProvider(changes: Partial<ProviderDraft>) {
  const { name, clientId, clientSecret, dropSecret, scopes, linkByEmail } = changes
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(clientId !== undefined && { clientId: clientId.trim() }),
    ...(dropSecret && { clientSecret: null }),
    ...(clientSecret && { clientSecret }),
    ...(scopes !== undefined && { scopes: scopesOf(scopes) }),
    ...(linkByEmail !== undefined && { linkByEmail }),
  }
}

/** Each once, openid first: it is always asked for. */
function scopesOf(text: string): string[] {
  return [...new Set(['openid', ...text.split(/[\s,，]+/)])].filter((scope) => scope !== '')
}

function issuerFault(issuer: string, t: Texts): string | undefined {
  if (issuer === '') return t.issuerRequired
  if (issuer.includes('/.well-known')) return t.issuerWellKnown
  // A stand-in of a test may speak http: whether it may is the server's to say.
  return /^https?:\/\/[0-9A-Za-z._~:/%[\]-]{2,}$/.test(issuer) ? undefined : t.issuerFormat
}

function asciiFault(text: string, t: Texts): string | undefined {
  return /^[ -~]*$/.test(text) ? undefined : t.asciiOnly
}
