import type { Hop } from '../../../http/inspectAddress.js'
import type { AppFinding } from '../../../repositories/apps/AppDiagnosesRepository.js'
import { finding, policiesOf, valueOf } from './findings.js'

/** Whether the portal may frame an answer. Where `frame-ancestors` stands, browsers pass over X-Frame-Options. */
export function findFrameRule(answer: Hop, portal: string): AppFinding {
  const fix = `Content-Security-Policy: frame-ancestors ${portal}`
  const lists = policiesOf(answer, 'content-security-policy').flatMap((policy) => {
    const sources = policy.get('frame-ancestors')
    return sources ? [sources] : []
  })
  if (lists.length > 0) {
    const found = lists.map((sources) => `frame-ancestors ${sources.join(' ')}`).join(', ')
    // Each policy must allow it.
    const isAllowed = lists.every((sources) =>
      sources.some((source) => allows(source, new URL(portal), answer.url)),
    )
    if (!isAllowed) return finding('frame', 'bad', 'frameAncestorsDeny', { found, fix })
    const isAnybody = lists.every((sources) => sources.some((one) => /^(\*|https?:)$/i.test(one)))
    return isAnybody
      ? finding('frame', 'warn', 'frameAnybody', { found, fix })
      : finding('frame', 'ok', 'frameAllowed', { found })
  }
  const value = valueOf(answer, 'x-frame-options')
  if (value === null) return finding('frame', 'warn', 'frameUnsaid', { fix })
  const found = `X-Frame-Options: ${value}`
  const words = value.split(',').map((one) => one.trim().toLowerCase())
  const denies =
    words.includes('deny') || (words.includes('sameorigin') && answer.url.origin !== portal)
  if (denies) return finding('frame', 'bad', 'frameOptionsDeny', { found, fix })
  if (words.includes('sameorigin')) return finding('frame', 'ok', 'frameAllowed', { found })
  // ALLOW-FROM and misspelt values: no browser of today heeds them.
  return finding('frame', 'warn', 'frameOptionsUnknown', { found, fix })
}

/** Whether a source of `frame-ancestors` matches an origin (CSP 3, 6.7.2: host sources, schemes, 'self', *). */
function allows(source: string, portal: URL, own: URL): boolean {
  const text = source.toLowerCase()
  if (text === "'none'") return false
  if (text === "'self'") return own.origin === portal.origin
  if (text === '*') return true
  if (/^[a-z][a-z0-9+.-]*:$/.test(text)) return matchesScheme(text, portal.protocol)
  const parts = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/:]+|\[[^\]]+\])(?::(\d+|\*))?(?:\/.*)?$/.exec(
    text,
  )
  if (!parts) return false
  const [, scheme, host = '', port] = parts
  return (
    // Without a scheme, that of the page counts.
    matchesScheme(scheme ?? own.protocol, portal.protocol) &&
    matchesHost(host, portal.hostname) &&
    matchesPort(port, portal)
  )
}

function matchesScheme(rule: string, protocol: string): boolean {
  return rule === protocol || (rule === 'http:' && protocol === 'https:')
}

function matchesHost(rule: string, host: string): boolean {
  return rule.startsWith('*.') ? host.endsWith(rule.slice(1)) : rule === '*' || rule === host
}

function matchesPort(rule: string | undefined, { port, protocol }: URL): boolean {
  const usual = protocol === 'https:' ? '443' : '80'
  const actual = port || usual
  if (rule === '*') return true
  if (rule === undefined) return actual === usual
  return rule === actual || (rule === '80' && actual === '443')
}
