import type { Seal } from '../../http/Seal.js'

/** What the way back needs and the browser does not know. */
export interface SealedWay {
  providerId: string
  nonce: string
  verifier: string
  redirectUri: string
}

export function sealWay(seal: Seal, way: SealedWay): string {
  return seal.close(JSON.stringify(way))
}

/** Undefined for what this service did not seal. */
export function openWay(seal: Seal, detail: string | null): SealedWay | undefined {
  try {
    return detail === null ? undefined : (JSON.parse(seal.open(detail)) as SealedWay)
  } catch {
    return undefined
  }
}
