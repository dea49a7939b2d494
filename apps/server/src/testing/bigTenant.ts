import { pinyin } from 'pinyin-pro'

/** How large a tenant the database shall make for itself. */
export interface BigTenantSpec {
  id: string
  people: number
  /** Departments below each department, five levels deep. */
  branches: number
  /** The hash that everybody's account gets; null: nobody signs in. */
  passwordHash?: string | null
}

/** The only one who may do everything. */
export const bigAdmin = (tenant: string) => `${tenant}-admin`

const surnames = Array.from(
  '王王王王王王王李李李李李李李张张张张张张刘刘刘刘刘陈陈陈陈杨杨杨赵赵黄黄周周吴吴徐孙胡朱高林何郭马罗' +
    '梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹',
)
const middles = Array.from(
  '建国志文晓雨思子梓俊家嘉浩天泽明宏永海春秋玉淑秀雅欣佳美慧怡诗梦若静安云立德正世学少绍承景昌振兴智维新亦',
)
const lasts = Array.from(
  '华强军伟明辉杰峰平勇刚涛斌波宁浩鹏宇飞龙涵萱怡彤琪雯瑶妍颖婷雪梅兰芳英玲娟娜敏静丽霞燕红艳萍琴云凤珍',
)

/** What stands for an account's id, as long as the product's are at most. */
export const accountPrefix = (tenant: string) => `${tenant.slice(0, 3)}-`

/** What stands for a person's id: of the form and length of the product's ids, and in order. */
const idOf = (number: string) => `'01930000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0')`

/**
 * SQL for the schema's owner, statement by statement, that makes a tenant of any size inside the
 * database: names with all their search tokens (`memberTokens` makes the same ones), a tree of
 * departments, accounts, a letter for each, notices for all. A million people take some minutes; the
 * search tokens' keys are built at the end, as `bulkLoad` does.
 */
export function bigTenantSql(spec: BigTenantSpec): string[] {
  const { id, people, branches, passwordHash = null } = spec
  const hash = passwordHash === null ? 'null' : `'${passwordHash}'`
  return [
    `insert into tenants (id, code, name, short_name, kind)
      values ('${id}', '${id}', '${id}', '${id}', 'customer')`,
    `insert into roles (tenant_id, id, name, code, grants_all) values
      ('${id}', 'admin', 'admin', 'admin', true), ('${id}', 'member', 'member', 'member', false)`,
    `insert into departments (tenant_id, id, parent_id, mpath, depth, name, name_key, sort, member_count)
      with recursive tree (id, parent, mpath, depth, sort) as (
        select 'd', null, 'd.', 1, 1
        union all
        select t.id || '-' || n, t.id, t.mpath || t.id || '-' || n || '.', t.depth + 1, n
        from tree t, generate_series(0, ${branches - 1}) n where t.depth < 5)
      select '${id}', id, parent, mpath, depth, '部门' || id, 'bu men ' || id, sort,
        ${people} / (${branches} ^ (depth - 1))::int
      from tree`,
    `create temporary table crowd as
      select ${idOf('n')} as id, n, 'd-' || (n / ${branches ** 3}) % ${branches} || '-' ||
          (n / ${branches ** 2}) % ${branches} || '-' || (n / ${branches}) % ${branches} || '-' ||
          n % ${branches} as department, c[1] || c[2] || coalesce(c[3], '') as name, c, s,
        array[left(s[1], 1), left(s[2], 1), left(s[3], 1)] as i,
        s[1] || s[2] || coalesce(s[3], '') || n as login
      from (
        select g.n, array[f.c, m.c, l.c] as c, array[f.s, m.s, l.s] as s
        from generate_series(0, ${people - 1}) as g (n)
        join ${partsOf(surnames)} f on f.n = abs(hashint8(g.n)::bigint) % ${surnames.length}
        join ${partsOf(middles)} m
          on m.n = abs(hashint8(g.n + 10000000000)::bigint) % ${middles.length}
        left join ${partsOf(lasts)} l
          on g.n % 4 <> 0 and l.n = abs(hashint8(g.n + 20000000000)::bigint) % ${lasts.length}) as named`,
    `insert into users (id, login_name, login_key, password_hash, name, main_tenant_id, mobile)
      select '${accountPrefix(id)}' || id, login || '@${id}', login || '@${id}', ${hash}, name, '${id}', null from crowd`,
    `insert into users (id, login_name, login_key, password_hash, name, main_tenant_id) values
      ('${bigAdmin(id)}', '${bigAdmin(id)}', '${bigAdmin(id)}', ${hash}, 'admin', '${id}')`,
    `insert into memberships (tenant_id, id, user_id, login_name, nick_name, name_key, employee_code,
        mobile, email, status)
      select '${id}', id, '${accountPrefix(id)}' || id, login, name,
        s[1] || ' ' || s[2] || coalesce(' ' || s[3], '') || ' ' || name, 'e' || lpad(n::text, 8, '0'),
        '13' || lpad(n::text, 9, '0'), login || '@example.cn',
        case when n % 14 = 0 then 'disabled' else 'active' end
      from crowd`,
    `insert into memberships (tenant_id, id, user_id, login_name, nick_name, name_key, status) values
      ('${id}', 'admin', '${bigAdmin(id)}', 'admin', 'admin', 'admin', 'active')`,
    `insert into membership_roles (tenant_id, member_id, role_id)
      values ('${id}', 'admin', 'admin')`,
    `insert into membership_roles (tenant_id, member_id, role_id)
      select '${id}', id, 'member' from crowd`,
    `insert into membership_departments (tenant_id, member_id, department_id, main, name_key)
      select '${id}', c.id, department, true, m.name_key
      from crowd c join memberships m on m.tenant_id = '${id}' and m.id = c.id`,
    'alter table member_tokens drop constraint member_tokens_pkey',
    'alter table member_tokens drop constraint member_tokens_tenant_id_member_id_fkey',
    'drop index member_tokens_of',
    `insert into member_tokens (tenant_id, token, member_id)
      select '${id}', t.token, id from crowd cross join lateral (
        select distinct token collate "C" as token from (values
          (name), (c[2] || coalesce(c[3], '')), (c[3]),
          (s[1] || s[2] || coalesce(s[3], '')), (s[2] || coalesce(s[3], '')), (s[3]),
          (i[1] || i[2] || coalesce(i[3], '')), (i[2] || coalesce(i[3], '')), (i[3]),
          (left(login, 32)), ('e' || lpad(n::text, 8, '0')),
          ('@:13' || lpad(n::text, 9, '0')), (left('@:' || login || '@example.cn', 32))) as v (token)
        where token is not null) as t`,
    'alter table member_tokens add primary key (tenant_id, token, member_id)',
    'create index member_tokens_of on member_tokens (tenant_id, member_id)',
    `alter table member_tokens add foreign key (tenant_id, member_id)
      references memberships (tenant_id, id) on delete cascade`,
    `insert into letters (tenant_id, id, member_id, category, title)
      select '${id}', id, id, 'system', '欢迎' from crowd`,
    `insert into letters (tenant_id, id, member_id, category, title)
      select '${id}', 'letter' || n, 'admin', 'system', '欢迎' from generate_series(1, 30) n`,
    `insert into notices (tenant_id, id, title, status, publish_at)
      select '${id}', 'notice' || n, '公告', 'published', now() from generate_series(1, 50) n`,
    `insert into notice_audience (tenant_id, notice_id, kind, ref_id)
      select '${id}', 'notice' || n, 'everyone', '' from generate_series(1, 50) n`,
    'drop table crowd',
    `analyze tenants, users, memberships, departments, membership_departments, membership_roles,
      member_tokens, letters, notices, notice_audience`,
    // An index alone answers only where the pages are known to be visible to all.
    'vacuum member_tokens',
    'vacuum membership_departments',
  ].map((statement) => statement.replaceAll(/\s+/g, ' '))

  function partsOf(list: readonly string[]): string {
    const syllables = list.map((one) => pinyin(one, { toneType: 'none', v: true }))
    return `(select n - 1 as n, c, s from unnest(array['${list.join("','")}'],
      array['${syllables.join("','")}']) with ordinality as x (c, s, n))`
  }
}

/** Departments of each depth: the whole tenant, a tenth of a tenth of it and so on. */
export function branchAt(depth: number): string {
  return `d${'-1'.repeat(depth - 1)}`
}

/** What people type, from a letter that half of everybody has to a name that few share. */
export const keywords = [
  ...['王', '李明', '建华', '张', '刘志强', '文', '陈思'],
  ...['w', 'wang', 'zhangwei', 'zw', 'lm', 'jianhua', 'chensi', 'x', 'liuzhiqiang', 'wjh'],
]

/** The beginnings of login names, codes and numbers. */
export const prefixes = ['zhang', 'e0000', 'e00001', 'wangjian', '1300', '13000001', 'lium']
