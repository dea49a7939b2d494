// What the peers ask the real server for, by the same calls as the portal.

/** Of the person who has signed in. */
const session = { tenant: '', data: undefined }

/** What the shell needs: it came with the answer to the sign-in. */
export function systemData() {
  return session.data
}

async function ask(path, query = {}, body) {
  const wanted = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = wanted.length > 0 ? `?${new URLSearchParams(wanted)}` : ''
  const response = await fetch(`${path}${search}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'app-code': 'bench',
      ...(session.tenant && { 'current-tenant': session.tenant }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  })
  const { data, message } = await response.json()
  if (!response.ok) throw new Error(message)
  return { data, total: Number(response.headers.get('x-total-count')) }
}

async function list(path, query) {
  const { data, total } = await ask(path, query)
  return { rows: data, total }
}

/** One page of people. */
export function listMembers(query) {
  return list('/spruce/api/v1/members', { page: 1, size: 20, ...query })
}

/** One page of the sign-in log, newest first. */
export function listSignIns(query) {
  return list('/spruce/api/v1/login-logs', { page: 1, size: 20, ...query })
}

export function listRoles() {
  return list('/spruce/api/v1/roles')
}

/** The departments right below one, or at the top. */
export async function listDepartments(parentId) {
  const { data } = await ask('/aba-base/api/dept/child-depts/1', { parentId })
  return data
}

/** Those that came with a department, if any did. */
export function childrenOf(department) {
  return department?.children.length > 0 ? department.children : undefined
}

/** What the sign-in page needs: the key of the cipher, and that of its captcha. */
export async function openSignIn() {
  const { data: deploy } = await ask('/aba-base/api/deploy-config')
  if (!deploy.captchaEnabled) return { cipherKey: deploy.cipher.key, captchaKey: 'x'.repeat(16) }
  const { data } = await ask('/aba-base/api/verification/get-captcha-key')
  const captchaUrl = `/aba-base/api/verification/get-captcha?captchaKey=${data.captchaKey}`
  return { cipherKey: deploy.cipher.key, captchaKey: data.captchaKey, captchaUrl }
}

/** Signs in; the answer brings what the shell needs, too. */
export async function signIn({ cipherKey, captchaKey }, { account, password, captcha }) {
  const { data } = await ask(
    '/auth/login',
    {},
    {
      loginName: account,
      password: await encrypt(cipherKey, password),
      captchaKey,
      captcha: captcha || '-',
      systemData: true,
    },
  )
  session.tenant = data.tenantId
  session.data = data.systemData
}

/** As the portal does, by the browser's own cipher: `v1.` and base64 of iv and AES-256-CBC. */
async function encrypt(key, plain) {
  const iv = crypto.getRandomValues(new Uint8Array(16))
  const bytes = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
  const aes = await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt'])
  const text = new TextEncoder().encode(plain)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, aes, text)
  return `v1.${btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)))}`
}
