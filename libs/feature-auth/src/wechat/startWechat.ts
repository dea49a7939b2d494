import { unwrap } from '@spruce/api-client'
import { wechatStartKey } from '@spruce/session'
import type { AuthEnvironment } from '../AuthEnvironment.js'
import { makeProofKey } from '../proofKey.js'

/**
 * Leaves for WeChat, which leads back to the tenant's /login. Only this tab keeps the verifier, so a way that
 * somebody else began signs nobody in here (S-13).
 */
export async function startWechat({
  api,
  storage,
  tenantCode = '',
  leave,
}: Pick<AuthEnvironment, 'api' | 'storage' | 'tenantCode' | 'leave'>): Promise<void> {
  const { verifier, challenge } = await makeProofKey()
  const body = { challenge, ...(tenantCode ? { tenantCode } : {}) }
  const { url } = await unwrap(api.POST('/spruce/api/v1/wechat/login', { body }))
  storage.set(wechatStartKey, { verifier, tenantCode })
  leave(url)
}
