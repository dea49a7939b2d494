/** What a home page address says of itself (section 5): one app alone, or a page of its own. */
export interface HomepageTarget {
  /** `single` is 1 and `appCode` names a known app. */
  single: boolean
  appCode: string | null
}

/** Reads the query of an address that has passed the gate. */
export function homepageTarget(
  url: string | null,
  knownApps: ReadonlySet<string>,
): HomepageTarget & { isUnknownApp: boolean } {
  const query = new URLSearchParams(url?.split('#')[0]?.split('?')[1] ?? '')
  const appCode = query.get('appCode')
  const isSingle = query.get('single') === '1' && appCode !== null
  const isKnown = appCode !== null && knownApps.has(appCode)
  return { single: isSingle && isKnown, appCode, isUnknownApp: isSingle && !isKnown }
}
