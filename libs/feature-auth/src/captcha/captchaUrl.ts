/** Where the captcha image of a key lies. */
export function captchaUrlOf(key: string): string {
  return `/aba-base/api/verification/get-captcha?captchaKey=${encodeURIComponent(key)}`
}
