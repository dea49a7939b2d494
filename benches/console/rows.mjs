// What a grown company keeps in its console: applications, resources, notices, and what hangs on them.

/** The counts of a tenant. @typedef {{ apps: number, resources: number, notices: number }} Counts */

export const full = { apps: 2_000, resources: 50_000, notices: 5_000 }
/** A full page of each list, so that both tenants paint as many rows. */
export const onePage = { apps: 20, resources: 20, notices: 20 }

/** So many members have read and confirmed each notice that went out. */
const readers = 20
/** Folders of the resources, in two levels. */
const folders = 100

/** Words that names are made of. */
const words = `(array['生产','质量','设备','能源','仓储','采购','销售','财务','人事','安全'])`
const pad = (/** @type {string} */ n) => `lpad(${n}::text, 6, '0')`

/**
 * The statements that fill a tenant up to the counts. Its resources are there already that were uploaded.
 * @param {string} tenant its id @param {Counts} counts
 */
export function consoleSql(tenant, { apps, resources, notices }) {
  const missing = (/** @type {string} */ table, /** @type {number} */ count, own = 'true') =>
    `generate_series(1, ${count} - (select count(*)::int from ${table} where tenant_id = '${tenant}' and ${own})) n`
  const made = `tenant_id = '${tenant}' and id like 'bench-%'`
  return [
    `insert into tenant_apps (tenant_id, id, code, name, category, kind, url, open_type, enable, sort,
        publisher, checked_at, check_state, check_status, check_milliseconds, check_since)
      select '${tenant}', 'bench-' || ${pad('n')}, 'bench-' || ${pad('n')},
        jsonb_build_object('zh-CN', ${words}[1 + n % 10] || '应用' || n, 'en-US', 'Application ' || n),
        ${words}[1 + n / 10 % 10], (array['frame','page','window'])[1 + n % 3],
        'https://app' || n % 200 || '.bench.example/' || n, case when n % 3 = 2 then 2 else 1 end,
        case when n % 20 = 0 then 0 else 1 end, 100 + n, '供应商' || n % 30,
        now() + interval '1 day', case when n % 50 = 0 then 'down' else 'up' end, 200, n % 400, now()
      from ${missing('tenant_apps', apps)}`,
    `insert into tenant_app_roles (tenant_id, app_id, role_id)
      select a.tenant_id, a.id, r.id from tenant_apps a
      join roles r on r.tenant_id = a.tenant_id and not r.grants_all
      where a.tenant_id = '${tenant}' and a.id like 'bench-%' and right(a.id, 1) in ('1', '2', '3')`,
    `insert into tenant_app_departments (tenant_id, app_id, department_id)
      select a.tenant_id, a.id, d.id from tenant_apps a
      join departments d on d.tenant_id = a.tenant_id and d.parent_id is not null
      where a.tenant_id = '${tenant}' and a.id like 'bench-%' and right(a.id, 1) in ('3', '4')`,
    `insert into app_diagnoses (tenant_id, app_id, checked_at, url, findings)
      select tenant_id, id, now() - day * interval '1 day', url,
        ('[{"rule":"reachable","verdict":"' || (array['ok','warn','bad'])[1 + sort % 3] || '"}]')::jsonb
      from tenant_apps, generate_series(1, 5) day
      where ${made} and kind <> 'window' and right(id, 1) <> '5'`,
    `insert into folders (tenant_id, id, parent_id, name)
      select '${tenant}', 'bench-' || n, case when n > 9 then 'bench-' || n / 10 end, '资料' || n
      from generate_series(1, ${folders}) n
      where ${resources} > ${folders}`,
    `insert into files (tenant_id, id, kind, folder_id, name, media_type, bytes, sha256, storage_key,
        uploaded_by, tags, created_at, updated_at)
      select '${tenant}', 'bench-' || ${pad('n')}, 'resource',
        case when ${resources} > ${folders} and n % 5 > 0 then 'bench-' || 1 + n % ${folders} end,
        ${words}[1 + n % 10] || ${words}[1 + n / 10 % 10] || '资料' || n
          || (array['.pdf','.docx','.mp4','.xlsx'])[1 + n % 4],
        (array['application/pdf',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'video/mp4',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])[1 + n % 4],
        1000 + n * 37 % 4000000, encode(sha256(n::text::bytea), 'hex'),
        '${tenant}/bench/' || n, person.id,
        case when n % 3 = 0 then array['标签' || n % 150, '归档'] else '{}' end, at, at
      from (select n, now() - n * interval '9 minutes' - interval '1 hour' as at
        from ${missing('files', resources, "kind = 'resource'")}) file
      join (select id, row_number() over (order by id) - 1 as turn, count(*) over () as people
        from memberships where tenant_id = '${tenant}') person on person.turn = n % person.people`,
    `insert into file_versions (tenant_id, file_id, number, name, media_type, bytes, sha256, storage_key,
        replaced_by, replaced_at)
      select tenant_id, id, number, name, media_type, bytes, sha256, storage_key || '-' || number,
        uploaded_by, created_at
      from files, generate_series(1, 3) number where ${made} and right(id, 1) = '7'`,
    `insert into file_references (tenant_id, object_table, object_id, place, file_id, label)
      select tenant_id, 'notices', 'bench-' || use, 'content', id, '公告' || use
      from files, generate_series(1, 3) use where ${made} and right(id, 1) in ('2', '4')`,
    `insert into storage_usage (tenant_id, bytes, files)
      select tenant_id, sum(bytes), count(*) from files where tenant_id = '${tenant}' group by 1
      on conflict (tenant_id) do update set bytes = excluded.bytes, files = excluded.files`,
    `insert into notices (tenant_id, id, title, content, level, must_confirm, status, publish_at,
        expire_at, withdrawn_at, created_at, updated_at)
      select '${tenant}', 'bench-' || ${pad('n')}, ${words}[1 + n % 10] || '通知' || n,
        '<p>' || repeat('请各部门按计划完成' || ${words}[1 + n % 10] || '工作。', 40) || '</p>',
        (array['normal','important','urgent'])[1 + n % 3], n % 4 = 0, status,
        case when status = 'scheduled' then now() + interval '300 days'
          when status <> 'draft' then at end,
        case when status = 'expired' then at + interval '1 hour' end,
        case when status = 'withdrawn' then at + interval '1 hour' end, at, at
      from (select n, now() - n * interval '100 minutes' as at,
          (array['expired','expired','expired','expired','expired','expired','published','published',
            'withdrawn','draft','expired','expired','expired','expired','expired','expired','published',
            'published','withdrawn','scheduled'])[1 + n % 20] as status
        from ${missing('notices', notices, 'system_notice_id is null')}) notice`,
    `insert into notice_audience (tenant_id, notice_id, kind, ref_id)
      select tenant_id, id, 'everyone', '' from notices where ${made}`,
    `insert into notice_receipts (tenant_id, member_id, notice_id, read_at, confirmed_at)
      select n.tenant_id, m.id, n.id, n.publish_at, n.publish_at from notices n
      join (select tenant_id, id from memberships where tenant_id = '${tenant}' order by id limit ${readers}) m
        on m.tenant_id = n.tenant_id
      where n.tenant_id = '${tenant}' and n.id like 'bench-%' and n.status in ('published', 'withdrawn', 'expired')`,
  ]
}
