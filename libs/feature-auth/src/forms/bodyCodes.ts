// What body codes of the public calls mean to their forms (security.md).

/** The account or the password is wrong. */
export const passwordCode = 505
/** The captcha is wrong, used or expired. */
export const captchaCode = 1101
/** The verification code is. */
export const verificationCode = 1102
/** The ticket of a WeChat account is. */
export const ticketCode = 1104
