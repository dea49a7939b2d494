// What a large plant holds: devices of a type in areas, and one device whose every value is in sight at once.
import { createHash, randomBytes } from 'node:crypto'

export const devices = 10_000
const pointsEach = 10
const areas = 100
/** Data points of the device that reports. */
export const livePoints = 200

export const live = {
  id: 'bench-live',
  code: 'BENCH-LIVE',
  token: randomBytes(32).toString('base64url'),
}
/** Says where the devices stand; the area of the device that reports stands in it, too. */
export const rootArea = 'bench-area'

/**
 * The statements that make them in the tenant of the code.
 * @param {string} tenantCode
 */
export function devicesSql(tenantCode) {
  const tenant = tenantOf(tenantCode)
  const padded = `lpad(n::text, 5, '0')`
  return [
    ...liveDeviceSql(tenantCode),
    `insert into device_areas (tenant_id, id, parent_id, name, sort)
      select ${tenant}, '${rootArea}-' || n, '${rootArea}', '车间' || n, n
      from generate_series(0, ${areas - 1}) n`,
    `insert into device_types (tenant_id, id, code, name)
      select ${tenant}, 'bench-type', 'BENCH', '试验机'`,
    `insert into type_points (tenant_id, id, type_id, code, name, unit, type, min_value, max_value, decimals, sort)
      select ${tenant}, 'bench-type-' || n, 'bench-type', 'p' || n, '测点' || n, '℃', 'number', 0, 100, 1, n
      from generate_series(0, ${pointsEach - 1}) n`,
    `insert into devices (tenant_id, id, area_id, type_id, code, name, model, seen_at)
      select ${tenant}, 'bench-' || ${padded}, '${rootArea}-' || n % ${areas}, 'bench-type',
        'BENCH-' || ${padded}, '设备' || ${padded}, 'M-' || n % 20, now() - n % 600 * interval '1 second'
      from generate_series(0, ${devices - 1}) n`,
    `insert into data_points (tenant_id, id, device_id, type_point_id, code, name, unit, type,
        min_value, max_value, decimals, value, value_at)
      select ${tenant}, 'bench-' || ${padded} || '-' || p, 'bench-' || ${padded}, 'bench-type-' || p,
        'p' || p, '测点' || p, '℃', 'number', 0, 100, 1, (n % 100)::text, now()
      from generate_series(0, ${devices - 1}) n, generate_series(0, ${pointsEach - 1}) p`,
    'analyze',
  ]
}

/**
 * The device that reports, in an area of its own.
 * @param {string} tenantCode
 */
export function liveDeviceSql(tenantCode) {
  const tenant = tenantOf(tenantCode)
  const hash = createHash('sha256').update(live.token).digest('base64url')
  return [
    `insert into device_areas (tenant_id, id, parent_id, name)
      select ${tenant}, '${rootArea}', null, '大型工厂'`,
    `insert into devices (tenant_id, id, area_id, code, name)
      select ${tenant}, '${live.id}', '${rootArea}', '${live.code}', '实时设备'`,
    `insert into data_points (tenant_id, id, device_id, code, name, unit, type, min_value, max_value, decimals)
      select ${tenant}, '${live.id}-' || n, '${live.id}', 'v' || lpad(n::text, 3, '0'), '实时测点' || n,
        '℃', 'number', 0, 100, 1
      from generate_series(0, ${livePoints - 1}) n`,
    `insert into device_tokens (tenant_id, id, name, area_id, token_hash)
      select ${tenant}, 'bench-token', '试验', '${rootArea}', '${hash}'`,
  ]
}

/** @param {string} code */
function tenantOf(code) {
  return `(select id from tenants where code = '${code}')`
}
