import { getDomain } from 'tldts'
import type { Hop, Inspection } from '../../../http/inspectAddress.js'
import type { AppFinding } from '../../../repositories/apps/AppDiagnosesRepository.js'
import { findCookies } from './findCookies.js'
import { findFrameRule } from './findFrameRule.js'
import { findPolicy } from './findPolicy.js'
import { findTls } from './findTls.js'
import { finding, shownUrl, valueOf } from './findings.js'

export interface DiagnosisRules {
  /** Of the portal that frames it. */
  portal: string
  /** Of the application, as browsers write them: where it may lead within its frame. */
  origins: readonly string[]
  /** Whether the portal shows it inside itself: in a window of its own half of this does not matter. */
  isFramed: boolean
  now: Date
}

/** What was seen of an application's address, each with the line that mends it. Pure: the network is asked before. */
export function diagnose(inspection: Inspection, rules: DiagnosisRules): AppFinding[] {
  const { hops, end } = inspection
  const answer = hops.at(-1)
  const found = [findAnswer(inspection)]
  // Where nobody answered there is nothing else to judge.
  if (answer) found.push(findRedirects(inspection, rules), ...findTls(hops, rules))
  if (answer && end === 'answered') {
    const isFarAway = !isSameSite(answer.url, new URL(rules.portal))
    if (rules.isFramed) {
      found.push(findFrameRule(answer, rules.portal), findIsolation(answer))
      found.push(findCookies(hops, isFarAway))
    }
    found.push(findPolicy(answer, rules), findReferrerPolicy(answer))
  }
  return found
}

function findAnswer({ hops, end, last }: Inspection): AppFinding {
  const found = shownUrl(last)
  if (end === 'refused') {
    const fix = `SPRUCE_ALLOWED_ORIGINS=${last.origin}`
    return finding('answer', 'bad', 'answerClosed', { found, fix })
  }
  if (end === 'unreachable') return finding('answer', 'bad', 'answerNone', { found })
  const status = hops.at(-1)?.status ?? 0
  const seen = `HTTP ${String(status)} ${found}`
  if (status >= 500) return finding('answer', 'bad', 'answerBroken', { found: seen })
  // Before a sign-in, 401 and 403 are what a healthy application says.
  if (status >= 400 && status !== 401 && status !== 403) {
    return finding('answer', 'warn', 'answerMissing', { found: seen })
  }
  return finding('answer', 'ok', 'answerGood', { found: seen })
}

function findRedirects({ hops, end, last }: Inspection, { origins }: DiagnosisRules): AppFinding {
  const urls = hops.map(({ url }) => url)
  const chain = last === urls.at(-1) ? urls : [...urls, last]
  const found = chain.map(shownUrl).join(' → ')
  if (end === 'tooMany') return finding('redirects', 'bad', 'redirectsEndless', { found })
  if (end === 'badLocation') {
    const to = hops.at(-1)?.headers['location']?.[0] ?? ''
    const fix = `Location: ${shownUrl(last)}`
    return finding('redirects', 'bad', 'redirectsNowhere', { found: schemeOf(to), fix })
  }
  const lowered = chain.find((url, index) => {
    return url.protocol === 'http:' && chain[index - 1]?.protocol === 'https:'
  })
  if (lowered) {
    const fix = `Location: ${shownUrl(secured(lowered))}`
    return finding('redirects', 'bad', 'redirectsLowered', { found, fix })
  }
  const outside = chain.find(({ origin }) => !origins.includes(origin))
  if (outside) {
    return finding('redirects', 'bad', 'redirectsOutside', { found, fix: outside.origin })
  }
  if (chain.length === 1) return finding('redirects', 'ok', 'redirectsNone')
  return finding('redirects', 'ok', 'redirectsInside', { found })
}

function findIsolation(answer: Hop): AppFinding {
  const value = valueOf(answer, 'origin-agent-cluster')
  const isOwn = value === '?1'
  return finding('isolation', isOwn ? 'ok' : 'warn', isOwn ? 'isolationOn' : 'isolationOff', {
    found: value,
    fix: isOwn ? null : 'Origin-Agent-Cluster: ?1',
  })
}

const tellsAll = ['unsafe-url', 'no-referrer-when-downgrade']
const known = [
  ...['no-referrer', 'same-origin', 'origin', 'strict-origin', 'origin-when-cross-origin'],
  ...['strict-origin-when-cross-origin', ...tellsAll],
]

/** Browsers take the last policy that they know. */
function findReferrerPolicy(answer: Hop): AppFinding {
  const value = valueOf(answer, 'referrer-policy')
  const policies = value?.split(',').map((one) => one.trim().toLowerCase()) ?? []
  const policy = policies.findLast((one) => known.includes(one))
  const more = { found: value, fix: 'Referrer-Policy: no-referrer' }
  if (policy === undefined) return finding('referrer', 'warn', 'referrerUnsaid', more)
  if (tellsAll.includes(policy)) return finding('referrer', 'bad', 'referrerTellsAll', more)
  return finding('referrer', 'ok', 'referrerKept', { found: value })
}

/** As browsers send cookies that are not meant for other sites: same scheme, same registrable domain. */
function isSameSite(one: URL, other: URL): boolean {
  const site = ({ hostname }: URL) => getDomain(hostname, { allowPrivateDomains: true }) ?? hostname
  return one.protocol === other.protocol && site(one) === site(other)
}

function secured(url: URL): URL {
  const one = new URL(url)
  one.protocol = 'https:'
  return one
}

/** The rest may be a whole document. */
function schemeOf(location: string): string {
  return `Location: ${/^[a-z][a-z0-9+.-]*:/i.exec(location)?.[0] ?? location.slice(0, 40)}…`
}
