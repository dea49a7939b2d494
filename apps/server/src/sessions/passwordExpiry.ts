import type { ServerConfig } from '../config/serverConfig.js'
import type { UserRow } from '../repositories/users/UsersRepository.js'

const dayMs = 24 * 3_600_000

/**
 * Whether the password is older than the deployment allows; then the product asks for a new one
 * (passwordWhetherModifiedFlag 2). An account without a password has none that could expire.
 */
export function isPasswordExpired(
  user: Pick<UserRow, 'password_hash' | 'password_changed_at' | 'created_at'>,
  config: Pick<ServerConfig, 'passwordMaxAgeDays'>,
  now: Date,
): boolean {
  if (config.passwordMaxAgeDays === 0 || user.password_hash === null) return false
  const since = user.password_changed_at ?? user.created_at
  return now.getTime() - since.getTime() > config.passwordMaxAgeDays * dayMs
}
