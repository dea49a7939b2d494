import type { Schemas } from '@spruce/api-client/contract'
import { maskEmail, maskMobile } from '@spruce/validators'
import type { ProfileRow } from '../repositories/tenants/ProfilesRepository.js'
import type { UserRow } from '../repositories/users/UsersRepository.js'

/**
 * The signed-in person: the account, and over it the profile in the current tenant. `mobile` and
 * `email` are the tenant's entries, `mobileNew` and `emailNew` what the account has bound; all masked.
 */
export function presentUserInfo(
  user: UserRow,
  isPasswordExpired: boolean,
  profile?: ProfileRow,
): Schemas['UserInfo'] {
  const nickName = profile?.nick_name ?? user.name
  const photo = profile?.photo ?? user.photo
  const bound = { mobile: masked(user.mobile, maskMobile), email: masked(user.email, maskEmail) }
  return {
    id: user.id,
    loginName: user.login_name,
    name: nickName || user.login_name,
    nickName,
    employeeCode: profile?.employee_code ?? null,
    photo,
    avatar: photo,
    mobile: masked(profile?.mobile ?? null, maskMobile) ?? bound.mobile,
    mobileNew: bound.mobile,
    email: masked(profile?.email ?? null, maskEmail) ?? bound.email,
    emailNew: bound.email,
    roles: profile?.roles ?? [],
    // 0: still the password given by somebody else, 1: one's own, 2: it has expired
    passwordWhetherModifiedFlag: user.must_change_password ? 0 : isPasswordExpired ? 2 : 1,
  }
}

function masked(value: string | null, mask: (value: string) => string): string | null {
  return value === null ? null : mask(value)
}
