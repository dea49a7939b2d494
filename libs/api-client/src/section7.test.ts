import { expect, it } from 'vitest'
import { operationTable } from './contract.js'

/** Every method and path that section 7 of docs/SPECIFICATION.md shows, read from it by hand. */
const section7 = {
  '7.1': `
    POST /auth/login
    POST /auth/login-by-verification-code
    GET /aba-base/api/verification/get-captcha-key
    GET /aba-base/api/verification/get-captcha
    POST /aba-base/api/verification/get-verification-code
    POST /auth/logout
    POST /auth/verify-token
    GET /aba-base/api/v3/verify-token
    POST /auth/oauth/authorize
    POST /aba-base/api/v3/oauth/confirm
    POST /aba-base/auth/v3/login-code
    GET /aba-base/api/v3/check-account
    POST /aba-base/auth/v3/user/update-pwd
    POST /aba-base/api/v3/user/must-change-password
    POST /aba-base/api/v3/user/reset-password-by-contact
    POST /aba-base/api/v3/user/reset-password-by-old-password
    POST /aba-base/api/verification/send-confirm-verify-code
    POST /aba-base/api/v3/user/contact-way
    POST /aba-base/api/v3/user-info
    GET /aba-base/api/v3/user/user-accept-invite
    POST /aba-base/api/v3/wx/binding
    GET /aba-base/api/v3/wx/wxCallBack
    GET /aba-base/api/v3/wx/validate
    POST /aba-base/api/v3/wx/v3/user/send-verify-code`,
  '7.2': `
    GET /aba-base/api/user-infos
    GET /aba-base/api/v3/user/tenants
    GET /aba-base/api/system-config
    GET /aba-base/api/v3/system
    GET /aba-base/api/tenants/tenant-info
    GET /aba-base/api/deploy-config
    POST /aba-base/api/v3/tenant/switch/{id}
    GET /aba-base/api/v3/menu/menu-user
    GET /aba-base/api/role/user/isAdmin
    GET /spruce-console-web/api/app/my-app
    GET /spruce-console-web/my/favorites
    POST /spruce-console-web/my/favorites
    POST /aba-base/api/enterprise-infos/homepage
    GET /aba-base/api/v3/operator-logging
    GET /aba-base/api/generateSSOLink
    POST /aba-base/api/file/upload
    GET /aba-base/api/s-dicts/export-data-points/5`,
  '7.3': `
    GET /aba-base/api/dept/dept-trees
    GET /aba-base/api/dept/child-depts/1
    GET /aba-base/api/dept/otherdepts
    GET /aba-base/api/v3/depts/{id}
    GET /aba-base/api/dept/{id}
    POST /aba-base/api/dept/user-dept
    POST /aba-base/api/dept/add-dept
    POST /aba-base/api/dept/edit-dept
    POST /aba-base/api/dept/delete-dept/{id}
    GET /aba-base/api/v3/role/multi-tenant-roles
    POST /aba-base/api/user/add-user-no-code
    POST /aba-base/api/v3/user/add-user
    POST /aba-base/api/v3/user/send-user-invite
    GET /aba-base/api/v3/user/get-users-by-mobile-or-email
    GET /aba-base/api/v3/user/get-users-by-loginName
    GET /aba-base/api/v3/user/template/download
    POST /aba-base/api/v3/user/import
    POST /aba-base/api/v3/tenant/tenant-remove-user
    GET /aba-base/api/v3/user/has-authentication
    POST /aba-base/api/v3/user/send-verify-code
    POST /aba-base/api/v3/user/authentication
    POST /aba-base/api/v3/user/supper-reset-password
    GET /aba-base/api/v3/un-app-record/msg`,
  '7.4': `
    POST /message-center-service/api/spruce/msg-center/sletter/list
    POST /message-center-service/api/spruce/msg-center/sletter/read/{id}
    POST /message-center-service/api/spruce/msg-center/index/getUnReadNum
    POST /message-center-service/api/spruce/msg-center/notice/read/{id}
    POST /message-center-service/api/spruce/msg-center/index/addCurUserInfo
    GET /message-center-service/api/spruce/msg-center/index/sletter/latestInfo
    GET /message-center-service/api/spruce/msg-center/index/notice/latestInfo
    GET /message-center-service/api/spruce/msg-center/sletter/redStatus`,
}

/** Of these, the calls that the contract does not have yet. Delete a line when its call is there. */
const awaited = ''

const linesOf = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .filter(Boolean)

const inContract = new Map<string, string>(
  operationTable
    .filter(({ origin }) => origin === 'specification')
    .map(({ method, path, section }) => [`${method} ${path}`, section]),
)

it.each(Object.entries(section7))(
  'has every call of section %s in the contract',
  (section, text) => {
    const known = linesOf(text)
    expect(new Set(known).size).toBe(known.length)
    const missing = known.filter((call) => !inContract.has(call))
    expect(missing.filter((call) => !linesOf(awaited).includes(call))).toEqual([])
    const elsewhere = known.filter((call) => (inContract.get(call) ?? section) !== section)
    expect(elsewhere, 'x-spruce-section').toEqual([])
  },
)

it('awaits no call that is there already, and none that section 7 does not show', () => {
  const specified = Object.values(section7).flatMap(linesOf)
  expect(linesOf(awaited).filter((call) => inContract.has(call))).toEqual([])
  expect(linesOf(awaited).filter((call) => !specified.includes(call))).toEqual([])
})

it('calls nothing specified that section 7 does not show', () => {
  const specified = new Set(Object.values(section7).flatMap(linesOf))
  expect([...inContract.keys()].filter((call) => !specified.has(call))).toEqual([])
})
