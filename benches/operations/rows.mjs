// What a grown platform holds: customers with people, and the lines of a year of logs. The database
// makes it by itself, in a minute.

export const customers = 10_000
export const peopleEach = 3
export const apps = 12
/** So long back the lines go, evenly. */
const days = 365

/** The lines of each log come from the same turn of customers and people. */
const who = `'c' || lpad((n % ${customers})::text, 5, '0') as tenant,
  'u' || lpad((n % ${customers})::text, 5, '0') || '-' || (n / 7 % ${peopleEach}) as person`
const ago = (/** @type {number} */ lines) =>
  `now() - n * (interval '${days} days' / ${lines}) as at`

/**
 * The statements that make `lines` lines in each of the three logs, and the customers they are of.
 * @param {number} lines
 */
export function operationsSql(lines) {
  const all = `generate_series(0, ${lines - 1}) n`
  return [
    `insert into tenants (id, code, name, short_name, kind, industry, region, contact_name,
        contact_mobile, contact_email, status, expires_at, created_at)
      select 'c' || lpad(n::text, 5, '0'), 'c' || lpad(n::text, 5, '0'),
        (array['杭州','宁波','上海','成都','青岛'])[1 + n % 5] || '客户' || n || '有限公司', '客户' || n,
        'customer', (array['制造','水务','能源','物流'])[1 + n % 4], (array['浙江','上海','四川'])[1 + n % 3],
        '联系人' || n, '13' || lpad(n::text, 9, '0'), 'c' || n || '@example.cn',
        case when n % 20 = 0 then 'disabled' else 'enabled' end,
        case when n % 3 = 0 then now() + (n % 700 - 50) * interval '1 day' end,
        now() - n * interval '1 hour'
      from generate_series(0, ${customers - 1}) n`,
    `insert into users (id, login_name, login_key, password_hash, name, main_tenant_id)
      select id, id, id, '-', '成员' || id, tenant from (
        select 'u' || lpad(n::text, 5, '0') || '-' || p as id, 'c' || lpad(n::text, 5, '0') as tenant
        from generate_series(0, ${customers - 1}) n, generate_series(0, ${peopleEach - 1}) p) person`,
    `insert into memberships (tenant_id, id, user_id, login_name, nick_name, name_key, status, seen_at)
      select main_tenant_id, id, id, login_name, name, name, 'active',
        case when right(id, 1) = '0' then now() - random() * interval '1 day' end
      from users where id ~ '^u[0-9]{5}-'`,
    `insert into audit_log (tenant_id, id, user_id, operation, object_table, object_id, object_name,
        detail, trace_id, address, app_code, agent, created_at)
      select tenant, 'l' || n, person,
        (array['addDept','editDept','editMember','setMemberStatus','addRole','editRole',
          'setRolePermissions','overrideMenu','publishNotice','saveViews'])[1 + n % 10],
        (array['departments','departments','memberships','memberships','roles','roles','roles',
          'menus','notices','views'])[1 + n % 10],
        'o' || n % 5000, '对象' || n % 5000,
        '{"before":{"name":"一"},"after":{"name":"二"}}', 't' || n, '10.0.0.1',
        'spruce-web-enterprise-console', 'Chrome', at
      from (select n, ${who}, ${ago(lines)} from ${all}) line`,
    `insert into login_log (tenant_id, id, user_id, login_name, login_key, success, reason, via,
        address, terminal, created_at)
      select tenant, 'l' || n, person, person, person, n % 12 > 0,
        case when n % 12 = 0 then
          (array['WRONG_PASSWORD','WRONG_PASSWORD','LOCKED','TENANT_DISABLED'])[1 + n / 12 % 4] end,
        'login', '10.0.0.1', (array['Chrome','Edge','Safari','Firefox'])[1 + n % 4], at
      from (select n, ${who}, ${ago(lines)} from ${all}) line`,
    `insert into app_visits (tenant_id, hour, user_id, app_code, visits, first_at, last_at, terminal)
      select tenant, date_trunc('hour', at), person, 'app-' || n % ${apps}, 1 + n % 9, at, at, 'Chrome'
      from (select n, ${who}, ${ago(lines)} from ${all}) line
      on conflict do nothing`,
    'analyze',
  ]
}
