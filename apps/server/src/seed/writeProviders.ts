import { newId } from '../ids.js'
import type { Db } from '../db/schema.js'
import { sortAndFindKey } from '../repositories/search/searchTokens.js'
import type { DemoTenant } from './DemoTenant.js'

const hour = 3_600_000

/**
 * Writes two identity providers of 云杉制造集团. They stand at addresses that there are not, so both are
 * disabled: the sign-in page offers nothing that leads nowhere.
 */
export async function writeProviders(
  db: Db,
  { brand, members }: Pick<DemoTenant, 'brand' | 'members'>,
  now: Date,
): Promise<void> {
  const group = newId()
  const provider = (id: string, name: string, issuer: string) => ({
    ...{ tenant_id: brand.id, id, name, name_key: sortAndFindKey(name), issuer },
    ...{ client_id: 'spruce', secret_sealed: null, scopes: ['openid', 'profile', 'email'] },
    enabled: false,
  })
  await db
    .insertInto('identity_providers')
    .values([
      {
        ...provider(group, '集团统一认证', 'https://sso.yunshan.example/realms/main'),
        link_by_email: true,
        checked_at: new Date(now.getTime() - 26 * hour),
        check_state: 'down',
        check_reason: 'unreachable',
      },
      provider(newId(), '合作伙伴登录', 'https://partners.yunshan.example'),
    ])
    .execute()
  await db
    .insertInto('openid_links')
    .values(
      members.slice(1, 6).map(({ userId, name }, index) => ({
        ...{ tenant_id: brand.id, provider_id: group, user_id: userId, name },
        subject: `demo-${String(index + 1)}`,
        linked_at: new Date(now.getTime() - (index + 2) * 24 * hour),
      })),
    )
    .execute()
}
