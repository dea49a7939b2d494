import type { Schemas } from '@spruce/api-client'
import AES from 'crypto-js/aes.js'
import CryptoJS from 'crypto-js/core.js'

/** Key and mode, from the deploy config; no bundle holds them. @public */
export type CipherConfig = Schemas['CipherConfig']

const ivBytes = 16
const keyBytes = 32

/**
 * Hides a password on the wire: `v1.` + base64(iv ‖ AES-256-CBC/PKCS7 of its UTF-8 bytes), with a
 * fresh random iv each time. The key is known to the page, so this protects from eyes on logs and
 * proxies and not in place of TLS. Throws when the configuration asks for another cipher. @public
 */
export function encryptPassword(config: CipherConfig, password: string): string {
  const key = CryptoJS.enc.Base64.parse(config.key)
  if (!isSupported(config) || key.sigBytes !== keyBytes) {
    throw new Error(`Unsupported cipher ${config.algorithm}-${config.mode}/${config.padding}`)
  }
  const iv = CryptoJS.lib.WordArray.random(ivBytes)
  const { ciphertext } = AES.encrypt(CryptoJS.enc.Utf8.parse(password), key, {
    iv,
    mode: CryptoJS.mode.CBC,
    padding: CryptoJS.pad.Pkcs7,
  })
  return `v1.${CryptoJS.enc.Base64.stringify(iv.clone().concat(ciphertext))}`
}

/** The type allows only what is supported; the answer of a server may still hold something else. */
function isSupported(config: { algorithm: string; mode: string; padding: string }): boolean {
  return config.algorithm === 'AES' && config.mode === 'CBC' && config.padding === 'Pkcs7'
}
