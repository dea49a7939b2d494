import { newId } from '../ids.js'
import type { Db } from '../db/schema.js'
import { sortAndFindKey } from '../repositories/search/searchTokens.js'

/** Writes two data endpoints of 云杉制造集团. They stand at addresses that there are not, so both are disabled. */
export async function writeDataEndpoints(db: Db, tenantId: string): Promise<void> {
  const endpoint = (name: string, base_url: string) => ({
    ...{ tenant_id: tenantId, id: newId(), name, name_key: sortAndFindKey(name), base_url },
    ...{ auth: 'none' as const, enabled: false },
  })
  await db
    .insertInto('data_endpoints')
    .values([
      endpoint('订单系统', 'https://erp.yunshan.example/api/v1'),
      endpoint('能耗平台', 'https://energy.yunshan.example/open'),
    ])
    .execute()
}
