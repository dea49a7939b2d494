/** A random text of 43 characters that a page keeps, and the base64url SHA-256 of it (RFC 7636). */
export interface ProofKey {
  verifier: string
  challenge: string
}

/** @throws Error outside a secure context, where a browser offers no SHA-256 */
export async function makeProofKey(): Promise<ProofKey> {
  const verifier = randomToken()
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: base64url(new Uint8Array(hash)) }
}

/** 256 random bits. */
export function randomToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
