// eslint-disable-next-line @nx/enforce-module-boundaries -- the corpus is no part of the published library
import { ownOrigin, refused } from '../../../../libs/validators/testing/safeUrlCorpus.ts'

/**
 * Addresses of the corpus of `validators` that must lead nowhere. It is written for a portal of its own: here its host
 * is one that nobody has registered, and stands for this portal a second time.
 * @param portal the origin of this portal
 */
export function hostileAddresses(portal: string): string[] {
  return [
    ...refused,
    ...refused
      .filter((one) => one.includes(ownOrigin))
      .map((one) => one.replaceAll(ownOrigin, portal)),
    ...['https://console.example.cn/', `${portal.replace('//', '//user@')}/dashboard`],
  ]
}
