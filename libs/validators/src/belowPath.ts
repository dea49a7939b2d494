/* eslint-disable-next-line no-control-regex -- refusing control characters is the rule */
const notInSegment = /[/\\\u0000-\u001f\u007f]/

/**
 * Whether a path lies below another, as `/visual/a/b` lies below `/visual`. Each step must be plain: an
 * empty one, `.`, `..`, slashes and control characters, however often they are encoded, are below nothing,
 * for whoever joins and decodes the path might come out elsewhere.
 */
export function isBelowPath(path: string, base: string): boolean {
  if (!path.startsWith(`${base}/`)) return false
  return path
    .slice(base.length + 1)
    .split('/')
    .every(isPlainSegment)
}

function isPlainSegment(segment: string): boolean {
  let text = segment
  for (;;) {
    if (text === '' || text === '.' || text === '..' || notInSegment.test(text)) return false
    const decoded = decode(text)
    if (decoded === text) return true
    text = decoded
  }
}

/** One level of encoding less. What is not ASCII cannot lead elsewhere. */
function decode(text: string): string {
  return text.replaceAll(/%[0-7][\da-f]/gi, (code) => decodeURIComponent(code))
}
