/** Pages that no other page may frame, not even ours (S-14). */
const neverFramed = [
  '/login',
  '/admin/login',
  '/accredit',
  '/oauth/login',
  '/changePassword',
  '/forgetPassword',
  '/openid',
]

/**
 * The policy of a page. Scripts need the nonce; styles may stand inline because the component library
 * writes them at run time.
 * @param pathname of the page, without query
 * @param frameOrigins of registered applications
 */
export function contentSecurityPolicy(
  pathname: string,
  nonce: string,
  frameOrigins: readonly string[] = [],
): string {
  const framers = neverFramed.includes(pathname.replace(/\/+$/u, '')) ? "'none'" : "'self'"
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    // Films of designed pages, as their pictures.
    "media-src 'self' https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    `frame-ancestors ${framers}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}
