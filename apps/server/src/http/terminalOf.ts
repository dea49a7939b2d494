/** First match counts: most browsers claim to be others as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad|iOS/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** Browser and system as people say them, `Chrome / Windows`; null without a user agent. */
export function terminalOf(agent: string | null | undefined): string | null {
  if (!agent) return null
  const find = (list: typeof browsers) => list.find(([pattern]) => pattern.test(agent))?.[1]
  return `${find(browsers) ?? 'API'} / ${find(systems) ?? '–'}`
}
