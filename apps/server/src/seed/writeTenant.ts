import type { Db } from '../db/schema.js'
import { childPath, pathIds } from '../repositories/departments/departmentPath.js'
import { departmentTokens } from '../repositories/search/departmentSearch.js'
import { addHeldRoles, addPlaces, nameKeyOf } from '../repositories/members/memberPlaces.js'
import { memberTokens } from '../repositories/search/memberSearch.js'
import { CustomersRepository } from '../repositories/customers/CustomersRepository.js'
import { sortKey } from '../repositories/search/searchTokens.js'
import { bulkInsert } from '../db/bulkInsert.js'
import { creditCode } from './creditCode.js'
import type { DemoDepartment, DemoMember, DemoTenant, NamedAccount } from './DemoTenant.js'

/**
 * Writes a whole tenant, in platform scope. Paths, counters and search tokens are worked out here, as
 * the repositories keep them later. Accounts that exist already (a person of two tenants) stay.
 */
export async function writeTenant(
  db: Db,
  { brand, customer, roles, departments, members }: DemoTenant,
  accounts: readonly NamedAccount[],
  existingUsers: ReadonlySet<string> = new Set(),
): Promise<void> {
  const tenantId = brand.id
  await db
    .insertInto('tenants')
    .values({
      id: tenantId,
      code: brand.code,
      name: brand.name,
      short_name: brand.shortName,
      kind: brand.kind,
      browser_title: brand.browserTitle,
      slogan: brand.slogan,
      slogan_en: brand.sloganEn ?? null,
      palette: brand.palette,
      brand_color: brand.brandColor ?? null,
      ...(brand.loginPosition && { login_position: brand.loginPosition }),
      ...(customer && {
        industry: customer.industry,
        region: customer.region,
        address: customer.address,
        licence: creditCode(brand.name),
        contact_name: customer.contactName,
        contact_mobile: customer.contactMobile,
        contact_email: customer.contactEmail,
        plan_id: customer.planId,
        status: customer.status,
        expires_at: customer.expiresAt,
        created_at: customer.createdAt,
        updated_at: customer.createdAt,
      }),
    })
    .execute()
  await writeRoles(db, tenantId, roles)
  await writeMembers(db, tenantId, members, accounts, existingUsers)
  if (customer?.renewalNote !== undefined) {
    const request = { at: new Date(), by: members[0]?.id ?? '', note: customer.renewalNote }
    await new CustomersRepository(db).askForRenewal(tenantId, request)
  }
  await writeDepartments(db, tenantId, departments, members)
  await addPlaces(
    db,
    tenantId,
    members.map(({ id, name, departmentIds }) => ({ id, nickName: name, departmentIds })),
  )
  await addHeldRoles(db, tenantId, members)
}

async function writeRoles(db: Db, tenantId: string, roles: DemoTenant['roles']) {
  await db
    .insertInto('roles')
    .values(
      roles.map((role) => ({
        tenant_id: tenantId,
        id: role.id,
        name: role.name,
        code: role.code,
        description: role.description,
        builtin: role.builtin,
        grants_all: role.grantsAll,
      })),
    )
    .execute()
  await bulkInsert(
    db,
    'role_permissions',
    { tenant_id: 'text', role_id: 'text', perm_code: 'text' },
    roles.flatMap(({ id, permissions }) =>
      permissions.map((code) => ({ tenant_id: tenantId, role_id: id, perm_code: code })),
    ),
  )
}

async function writeMembers(
  db: Db,
  tenantId: string,
  members: readonly DemoMember[],
  accounts: readonly NamedAccount[],
  existingUsers: ReadonlySet<string>,
) {
  const named = new Map(accounts.map((account) => [account.userId, account]))
  await bulkInsert(
    db,
    'users',
    {
      id: 'text',
      login_name: 'text',
      login_key: 'text',
      password_hash: 'text',
      name: 'text',
      mobile: 'text',
      email: 'text',
      email_key: 'text',
      main_tenant_id: 'text',
      password_changed_at: 'timestamptz',
      last_login_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    members
      .filter(({ userId }) => !existingUsers.has(userId))
      .map((member) => {
        const account = named.get(member.userId)
        return {
          id: member.userId,
          login_name: member.loginName,
          login_key: member.loginName.toLowerCase(),
          password_hash: account?.passwordHash ?? null,
          name: member.name,
          mobile: member.mobile,
          email: member.email,
          email_key: member.email.toLowerCase(),
          main_tenant_id: account?.mainTenantId ?? tenantId,
          password_changed_at: account ? new Date() : null, // they are made with the data
          last_login_at: member.lastLoginAt,
          created_at: member.createdAt,
        }
      }),
  )
  await bulkInsert(
    db,
    'memberships',
    {
      tenant_id: 'text',
      id: 'text',
      user_id: 'text',
      login_name: 'text',
      nick_name: 'text',
      name_key: 'text',
      employee_code: 'text',
      mobile: 'text',
      email: 'text',
      status: 'text',
      real_name: 'boolean',
      last_login_at: 'timestamptz',
      created_at: 'timestamptz',
    },
    members.map((member) => ({
      tenant_id: tenantId,
      id: member.id,
      user_id: member.userId,
      login_name: member.loginName,
      nick_name: member.name,
      name_key: nameKeyOf(member.name),
      employee_code: member.employeeCode,
      mobile: member.mobile,
      email: member.email,
      status: member.status,
      real_name: member.realName,
      last_login_at: member.lastLoginAt,
      created_at: member.createdAt,
    })),
  )
  const tokens = members.flatMap((member) =>
    memberTokens({ ...member, nickName: member.name }).map(({ token }) => ({
      tenant_id: tenantId,
      token,
      member_id: member.id,
    })),
  )
  await bulkInsert(
    db,
    'member_tokens',
    { tenant_id: 'text', token: 'text', member_id: 'text' },
    tokens,
  )
}

async function writeDepartments(
  db: Db,
  tenantId: string,
  departments: readonly DemoDepartment[],
  members: readonly DemoMember[],
) {
  const paths = new Map<string, string>()
  for (const { id, parentId } of departments) {
    paths.set(id, childPath(parentId === null ? null : (paths.get(parentId) ?? null), id))
  }
  const counts = countMembers(members, paths)
  await bulkInsert(
    db,
    'departments',
    {
      tenant_id: 'text',
      id: 'text',
      parent_id: 'text',
      mpath: 'text',
      depth: 'smallint',
      name: 'text',
      name_key: 'text',
      code: 'text',
      head_member_id: 'text',
      sort: 'integer',
      member_count: 'integer',
    },
    departments.map(({ id, parentId, name, code, headId, sort }) => {
      const path = paths.get(id) ?? ''
      return {
        tenant_id: tenantId,
        id,
        parent_id: parentId,
        mpath: path,
        depth: pathIds(path).length,
        name,
        name_key: sortKey(name),
        code,
        head_member_id: headId,
        sort,
        member_count: counts.get(id) ?? 0,
      }
    }),
  )
  const tokens = departments.flatMap((department) =>
    departmentTokens(department).map(({ token, position }) => ({
      tenant_id: tenantId,
      token,
      department_id: department.id,
      position,
    })),
  )
  await bulkInsert(
    db,
    'department_tokens',
    { tenant_id: 'text', token: 'text', department_id: 'text', position: 'smallint' },
    tokens,
  )
}

/** People in each department and below, each once. */
function countMembers(members: readonly DemoMember[], paths: ReadonlyMap<string, string>) {
  const counts = new Map<string, number>()
  for (const { departmentIds } of members) {
    const counting = new Set(departmentIds.flatMap((id) => pathIds(paths.get(id) ?? '')))
    for (const id of counting) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
