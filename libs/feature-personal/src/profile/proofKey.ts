/** A random text of 43 characters that the tab keeps, and the base64url SHA-256 of it (RFC 7636). */
export interface ProofKey {
  verifier: string
  challenge: string
}

/**
 * The light pages have their own: a module that both used would be a chunk of its own, on the way to
 * the sign-in page. @throws Error outside a secure context, where a browser offers no SHA-256
 */
export async function makeProofKey(): Promise<ProofKey> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: base64url(new Uint8Array(hash)) }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
