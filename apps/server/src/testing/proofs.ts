import { createHash } from 'node:crypto'
import type { CodePurpose } from '../db/schema.js'
import type { OperationId } from '../http/contractTypes.js'
import { newId } from '../ids.js'
import { sealWay } from '../operations/openid/openidWay.js'
import { signGrant } from '../operations/share-links/sharePass.js'
import { hashToken, newToken } from '../sessions/tokens.js'
import { makeCode } from '../sessions/verificationCodes.js'
import type { WhoMay } from './whoMay.js'
import { partnerOrigin, testPassword, type TestServer } from './startTestServer.js'
import type { Person, TenantKey } from './World.js'

/** What the makers of proofs work with. */
export type ProofBench = Pick<TestServer, 'world' | 'services' | 'person'> & {
  /** Right credentials and a captcha for one sign-in; of somebody in A when nobody is named. */
  credentials(person?: Person): Promise<Record<string, string>>
}

/** The password that people of the tests change to. */
export const otherPassword = 'Kiefer%2027'

/** When proofs expire: later than a call that waits in a long row comes. */
const soon = ({ now }: Pick<ProofBench['services'], 'now'>) =>
  new Date(now().getTime() + 30 * 60_000)

type Maker = (
  bench: ProofBench,
  person: Person | null,
  tenant: TenantKey,
) => Promise<Record<string, unknown>>

const newPassword = ({ services: { cipher } }: ProofBench) => ({
  newPwd: cipher.encrypt(otherPassword),
  confirmPwd: cipher.encrypt(otherPassword),
})

const passwordChange: Maker = async (bench, person) => {
  const { passwords, cipher } = bench.services
  const hash = await passwords.hash(testPassword)
  if (person) {
    await bench.world.sql`update users set password_hash = ${hash} where id = ${person.userId}`
  }
  return { oldPwd: cipher.encrypt(testPassword), ...newPassword(bench) }
}

/** A code that was sent to a new address, for whoever it opens. */
async function codeTo(
  { world, services }: ProofBench,
  purpose: CodePurpose,
  userId: string,
  asker = '',
) {
  const contact = `${world.unique('post')}@example.cn`
  const key = { purpose, contact, asker }
  const vcCode = await makeCode(services.engine.platform, services, key, userId)
  return { mobileEmail: contact, vcCode }
}

/** A new address, bound to the person's account. */
async function boundAddress({ world }: ProofBench, person: Person | null): Promise<string> {
  const email = `${world.unique('post')}@example.cn`
  await world.sql`update users set email = ${email}, email_key = ${email}
    where id = ${person?.userId ?? ''}`
  return email
}

/** The secret of a browser on its way to a provider: recipes send it as its cookie. */
export const anyBrowser = 'B'.repeat(43)

/** A verifier of PKCE, and what is made of one. */
const anyVerifier = 'v'.repeat(43)
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** Of somebody at WeChat who has no account here. */
async function wechatTicket({ world, services }: ProofBench): Promise<string> {
  const ticket = newToken()
  const identity = { appId: 'dev', openid: world.unique('w'), unionid: null, nickName: null }
  await world.sql`insert into sign_in_tickets (ticket_hash, kind, identity, expires_at)
    values (${hashToken(ticket)}, 'wechat', ${JSON.stringify(identity)}::text::jsonb,
      ${soon(services)})`
  return ticket
}

/** Somebody who has forgotten a password, or wants in without it. */
async function stranger({ person }: ProofBench): Promise<string> {
  return (await person({ memberOf: [{ tenant: 'a', permissions: [] }] })).person.userId
}

/** Of the tenant's one row, which everybody who saves it changes. */
const tenantVersion: Maker = async ({ world }, _person, tenant) => {
  const [row] = await world.sql<{ version: number }>`
    select version from tenants where id = ${world.tenants[tenant]}`
  return { version: row?.version ?? 1 }
}

const draftVersion: Maker = async ({ world }, _person, tenant) => {
  const [row] = await world.sql<{ version: number }>`
    select version from personalisation_drafts where tenant_id = ${world.tenants[tenant]}`
  return { version: row?.version ?? 1 }
}

/** One of their own workbenches, which they have not changed. */
const ownWorkbench: Maker = async ({ world }, person, tenant) => ({
  workbenchId: await world.givenWorkbench(tenant, person?.memberOf[tenant]?.departmentId),
})

const settingsVersion: Maker = async ({ world }, _person, tenant) => {
  const [row] = await world.sql<{ version: number }>`
    select version from device_settings where tenant_id = ${world.tenants[tenant]}`
  return { version: row?.version ?? 1 }
}

/** A look without pictures: their addresses are for tests of their own. */
const plainLook = {
  browserTitle: '标题',
  browserIcon: null,
  browserIconName: null,
  systemIcon: null,
  loginPage: null,
  systemIconDark: null,
  loginPosition: 'right',
  slogan: null,
  sloganEn: null,
  palette: 'blue',
  brandColor: null,
  logo: 0,
}

/** Operations on what a tenant has one of: two at once would meet each other's version. */
export const singletons: ReadonlySet<OperationId> = new Set<OperationId>([
  'saveHomepage',
  'savePersonalisationDraft',
  'publishPersonalisation',
  'planPersonalisation',
  'editEnterprise',
  'editDeviceSettings',
])

/**
 * The bodies, or the queries of GETs, that no schema makes right: they hold what only this person, or whoever has
 * just looked, can know. Each makes what it needs and is good for one call.
 */
const makers: Partial<Record<OperationId, Maker>> = {
  login: (bench) => bench.credentials(),
  mustChangePassword: (bench) => Promise.resolve(newPassword(bench)),
  updatePwd: passwordChange,
  resetPasswordByOldPassword: passwordChange,
  saveHomepage: async (...args) => ({
    ...(await tenantVersion(...args)),
    homepageEnabled: false,
    homepageUrl: null,
  }),
  savePersonalisationDraft: async (...args) => ({
    ...(await draftVersion(...args)),
    value: plainLook,
  }),
  publishPersonalisation: async (...args) => ({ ...(await draftVersion(...args)) }),
  planPersonalisation: async (...args) => ({ ...(await draftVersion(...args)) }),
  editEnterprise: tenantVersion,
  saveMyWorkbench: async (...args) => ({
    ...{ version: 1, revision: 1, changes: [] },
    ...(await ownWorkbench(...args)),
  }),
  resetMyWorkbench: ownWorkbench,
  editDeviceSettings: settingsVersion,
  acceptUserInvite: async ({ world }, person) => ({
    token: (await world.invite('a', person ?? undefined)).token,
  }),
  previewInvitation: async ({ world }) => ({ token: (await world.invite('a')).token }),
  applyForCustomer: async (bench) => {
    const { captchaKey, captcha } = await bench.credentials()
    return { captchaKey, captcha }
  },
  getApplicationStatus: async ({ world }) => ({ token: (await world.application()).token }),
  resubmitApplication: async ({ world }) => ({
    token: (await world.application('needs_information')).token,
    version: 1,
  }),
  registerByInvitation: async ({ world, services: { cipher } }) => ({
    token: (await world.invite('a')).token,
    password: cipher.encrypt(otherPassword),
  }),
  reportDevices: async ({ world }) => {
    const { token, code } = await world.deviceToken('a')
    return { token, devices: [{ code, values: [{ code: 'temperature', value: 21 }] }] }
  },
  openShareLink: async ({ world }) => ({ token: (await world.shareLink('a')).token }),
  issueShareViewerToken: async ({ world }) => ({ token: (await world.shareLink('a')).token }),
  async runSharedPageQueries({ world, services: { seal, now } }) {
    const tokenHash = hashToken((await world.shareLink('a')).token)
    const link = { tokenHash, version: 1, passwordHash: null }
    const grant = { locks: [], expiresAt: soon({ now }) }
    return { pass: signGrant(seal, 'share-pass', link, grant), queries: [{ id: 'any' }] }
  },
  async getVerificationCode(bench) {
    const { captchaKey, captcha } = await bench.credentials()
    const mobileEmail = `${bench.world.unique('post')}@example.cn`
    return { mobileEmail, purpose: 'login', captchaKey, captcha }
  },
  sendConfirmVerifyCode: ({ world }) =>
    Promise.resolve({
      phoneNumber: `${world.unique('post')}@example.cn`,
      titleKey: 'binging-email-temp-title',
    }),
  generateSsoLink: () =>
    Promise.resolve({ appCode: 'test-home', redirectUri: `${partnerOrigin}/enter` }),
  async exchangeSsoLink(bench) {
    const { person } = await bench.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const token = newToken()
    await bench.world.sql`insert into sso_links
      (tenant_id, token_hash, user_id, app_code, origin, expires_at)
      values (${bench.world.tenants.a}, ${hashToken(token)}, ${person.userId}, 'test-home',
        ${partnerOrigin}, ${soon(bench.services)})`
    return { token, appCode: 'test-home', origin: partnerOrigin }
  },
  async authorizeOauth({ world }, _person, tenant) {
    const { id, uri } = await world.oauthClient(tenant)
    return {
      ...{ response_type: 'code', client_id: id, redirect_uri: uri },
      ...{ code_challenge: challengeOf(anyVerifier), code_challenge_method: 'S256' },
    }
  },
  async confirmOauth({ world, services }, person, tenant) {
    const { id: clientId, uri } = await world.oauthClient(tenant)
    const id = newId()
    await world.sql`insert into oauth_requests (tenant_id, id, session_id, user_id, client_id,
        redirect_uri, scopes, code_challenge, expires_at)
      values (${world.tenants[tenant]}, ${id}, ${person?.sessionId ?? ''}, ${person?.userId ?? ''},
        ${clientId}, ${uri}, '{profile}', ${challengeOf(anyVerifier)},
        ${soon(services)})`
    return { requestId: id, approved: true }
  },
  async wxCallBack({ world, services }) {
    const state = newToken()
    await world.sql`insert into sign_in_states (state_hash, kind, challenge, expires_at)
      values (${hashToken(state)}, 'wechat', ${challengeOf(anyVerifier)},
        ${soon(services)})`
    return { code: `dev_${world.unique('w')}`, state, verifier: anyVerifier }
  },
  wxSendVerifyCode: async (bench) => ({
    ticket: await wechatTicket(bench),
    mobileEmail: `${bench.world.unique('post')}@example.cn`,
  }),
  async wxBinding(bench) {
    const ticket = await wechatTicket(bench)
    const asker = `wx:${hashToken(ticket)}`
    return { ticket, ...(await codeTo(bench, 'binding', await stranger(bench), asker)) }
  },
  startOpenidLogin: async ({ world }) => ({
    providerId: await world.object('identityProviders', 'a'),
  }),
  async completeOpenidLogin({ world, services }) {
    const state = newToken()
    const providerId = await world.object('identityProviders', 'a')
    const way = {
      providerId,
      nonce: newToken(),
      verifier: anyVerifier,
      redirectUri: 'http://x/openid',
    }
    await world.sql`insert into sign_in_states (state_hash, kind, challenge, detail, expires_at)
      values (${hashToken(state)}, 'openid', ${hashToken(anyBrowser)},
        ${sealWay(services.seal, way)}, ${soon(services)})`
    return { state, code: `code-${world.unique('p')}` }
  },
  async loginCode(bench) {
    const { world, services } = bench
    const [{ id, uri }, code] = [await world.oauthClient('a'), newToken()]
    await world.sql`insert into oauth_codes (tenant_id, code_hash, user_id, client_id, redirect_uri,
        scopes, code_challenge, expires_at)
      values (${world.tenants.a}, ${hashToken(code)}, ${await stranger(bench)}, ${id}, ${uri},
        '{profile}', ${challengeOf(anyVerifier)},
        ${soon(services)})`
    const client = { client_id: id, redirect_uri: uri }
    return { grant_type: 'authorization_code', code, ...client, code_verifier: anyVerifier }
  },
  async sendVerifyCode(bench, person) {
    return { mobileEmail: await boundAddress(bench, person) }
  },
  async authenticateIdentity(bench, person) {
    const contact = await boundAddress(bench, person)
    const key = { purpose: 'identity' as const, contact, asker: person?.userId ?? '' }
    const { engine } = bench.services
    const vcCode = await makeCode(engine.platform, bench.services, key, person?.userId ?? '')
    return { name: '张伟', idCard: '11010519491231002X', mobileEmail: contact, vcCode }
  },
  loginByVerificationCode: async (bench) => codeTo(bench, 'login', await stranger(bench)),
  resetPasswordByContact: async (bench) => ({
    optType: 'email',
    ...(await codeTo(bench, 'password', await stranger(bench))),
    ...newPassword(bench),
  }),
  setContactWay: async (bench, person) => ({
    optType: 'email',
    ...(await codeTo(bench, 'contact', person?.userId ?? '', person?.userId)),
  }),
}

/** Whether a valid body of the operation takes more than its schema. */
export function needsProof(operation: OperationId): boolean {
  return operation in makers
}

export async function proofFor(
  bench: ProofBench,
  operation: OperationId,
  person: Person | null,
  tenant: TenantKey = 'a',
): Promise<Record<string, unknown> | undefined> {
  return makers[operation]?.(bench, person, tenant)
}

/** Operations after which the caller's token is dead, or its holder another. */
const endsSessions = new Set<OperationId>([
  'login',
  'logout',
  'switchTenant',
  'mustChangePassword',
  'updatePwd',
  'resetPasswordByOldPassword',
  'loginByVerificationCode',
  'resetPasswordByContact',
  'setContactWay',
  'wxCallBack',
  'wxBinding',
  'completeOpenidLogin',
])

/** Whether a suite needs somebody new for each call of the operation. */
export function needsOwnCaller({ operation, who }: Pick<WhoMay, 'operation' | 'who'>): boolean {
  return endsSessions.has(operation) || who === 'first-login' || who === 'operator'
}

/** Where those are who may make the call. */
export function homeOf({ who }: Pick<WhoMay, 'who'>): 'a' | 'operator' {
  return who === 'operator' ? 'operator' : 'a'
}

/** Somebody new in A, or of the operator, who may make the call, and has a password. */
export async function callerOf(
  bench: Pick<ProofBench, 'person'>,
  { who }: Pick<WhoMay, 'who'>,
): Promise<Person> {
  const { person } = await bench.person({
    memberOf: [{ tenant: homeOf({ who }), permissions: 'all' }],
    mustChangePassword: who === 'first-login',
  })
  return person
}
