import type { Hop } from '../../../http/inspectAddress.js'
import type { AppFinding } from '../../../repositories/apps/AppDiagnosesRepository.js'
import { finding, shownUrl } from './findings.js'

const dayMs = 86_400_000
/** Renewal is overdue: those of ninety days are renewed with thirty left. */
const soonDays = 14

/** Whether each hop is encrypted and its certificate one that browsers take, and until when. The worst one is told. */
export function findTls(
  hops: readonly Hop[],
  { portal, now }: { portal: string; now: Date },
): AppFinding[] {
  if (hops.length === 0) return []
  const plain = hops.find(({ tls }) => tls === null)
  if (plain) {
    const fix = `https://${plain.url.host}${plain.url.pathname}`
    // A page of https frames nothing else.
    const verdict = portal.startsWith('https:') ? 'bad' : 'warn'
    return [finding('tls', verdict, 'tlsNone', { found: shownUrl(plain.url), fix })]
  }
  const refused = hops.find(({ tls }) => tls?.problem)
  if (refused) return [refusal(refused)]
  const ends = hops.flatMap(({ url, tls }) => (tls?.validTo ? [{ url, at: tls.validTo }] : []))
  const first = ends.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0]
  if (!first) return []
  const found = `${first.url.host}: ${first.at.toISOString().slice(0, 10)}`
  const isSoon = first.at.getTime() - now.getTime() < soonDays * dayMs
  const fix = isSoon ? renewal(first.url) : null
  return [finding('tls', isSoon ? 'warn' : 'ok', isSoon ? 'tlsSoon' : 'tlsValid', { found, fix })]
}

function refusal({ url, tls }: Hop): AppFinding {
  const problem = tls?.problem ?? ''
  const end = tls?.validTo ? `, ${tls.validTo.toISOString().slice(0, 10)}` : ''
  const found = `${url.host}: ${problem}${end}`
  if (problem === 'CERT_HAS_EXPIRED') {
    return finding('tls', 'bad', 'tlsExpired', { found, fix: renewal(url) })
  }
  if (problem === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    const fix = `subjectAltName = DNS:${url.hostname}`
    return finding('tls', 'bad', 'tlsOtherName', { found, fix })
  }
  // One that signed itself, or a chain that lacks a certificate between.
  const fix = 'ssl_certificate fullchain.pem;'
  return finding('tls', 'bad', 'tlsUntrusted', { found, fix })
}

function renewal({ hostname }: URL): string {
  return `certbot renew --cert-name ${hostname}`
}
