import type { Hop } from '../../../http/inspectAddress.js'
import type { AppFinding } from '../../../repositories/apps/AppDiagnosesRepository.js'
import { finding, policiesOf, valueOf } from './findings.js'

/** What its own policy says of scripts; who may frame it is found apart. */
export function findPolicy(
  answer: Hop,
  { portal, isFramed }: { portal: string; isFramed: boolean },
): AppFinding {
  const ancestors = isFramed ? `; frame-ancestors ${portal}` : ''
  const fix = `Content-Security-Policy: default-src 'self'; object-src 'none'; base-uri 'none'${ancestors}`
  const policies = policiesOf(answer, 'content-security-policy')
  const found = valueOf(answer, 'content-security-policy')
  const lamed = policies.find((policy) => {
    const sandbox = policy.get('sandbox')
    return sandbox !== undefined && !sandbox.some((one) => one.toLowerCase() === 'allow-scripts')
  })
  if (lamed) {
    const line = 'sandbox allow-scripts allow-same-origin allow-forms'
    return finding('policy', 'bad', 'policyNoScripts', { found, fix: line })
  }
  const scripts = policies.flatMap((policy) => {
    const sources = policy.get('script-src') ?? policy.get('default-src')
    return sources ? [sources.map((one) => one.toLowerCase())] : []
  })
  if (scripts.length === 0) {
    const reported = valueOf(answer, 'content-security-policy-report-only')
    return reported === null
      ? finding('policy', 'warn', 'policyNone', { found, fix })
      : finding('policy', 'warn', 'policyReported', { found: reported, fix })
  }
  // One of several policies that is strict is enough.
  return scripts.every(isLoose)
    ? finding('policy', 'warn', 'policyLoose', { found, fix: "script-src 'self'" })
    : finding('policy', 'ok', 'policyStrict', { found })
}

/** A nonce or a hash takes `'unsafe-inline'` back. */
function isLoose(sources: readonly string[]): boolean {
  const isNamed = sources.some((one) => /^'(nonce-|sha(256|384|512)-)/.test(one))
  return (
    sources.some((one) => ['*', 'http:', 'https:', 'data:', "'unsafe-eval'"].includes(one)) ||
    (sources.includes("'unsafe-inline'") && !isNamed)
  )
}
