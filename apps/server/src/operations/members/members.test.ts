import type { Schemas } from '@spruce/api-client/contract'
import { isPassword } from '@spruce/validators'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '../../testing/countStatements.js'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'
import { testPassword } from '../../testing/startTestServer.js'

type Member = Schemas['Member']

let bench: Bench
let org: Organisation
let root: Schemas['Department']

beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
  root = await org.addDept('成员测试集团')
})
afterAll(() => bench.close())

/** A role of tenant A with these permissions, made past the operations. */
async function makeRole(permissions: readonly string[] | 'all'): Promise<string> {
  const holder = await bench.world.person({ memberOf: [{ tenant: 'a', permissions }] })
  return holder.memberOf.a?.roleId ?? ''
}

/** Signs in over HTTP; the answer's status and body. */
async function signIn(loginName: string, password: string) {
  const credentials = await bench.credentials()
  const reply = await bench.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { ...credentials, loginName, password: bench.services.cipher.encrypt(password) },
  })
  return { status: reply.statusCode, data: reply.json<{ data?: { first: boolean } }>().data }
}

describe('addUser', () => {
  it('makes an account with a one-time password that the first sign-in must change', async () => {
    const member = await org.addMember('张伟', [root.id], {
      loginName: 'zhang_wei',
      employeeCode: 'YS0002',
      mobile: '13812345678',
      email: 'zhang.wei@yunshan.example',
    })
    expect(member).toMatchObject({
      nickName: '张伟',
      loginName: 'zhang_wei',
      employeeCode: 'YS0002',
      status: 'active',
      lastLoginAt: null,
      version: 1,
      departments: [{ id: root.id, name: '成员测试集团', main: true }],
      roles: [],
    })
    const password = member.oneTimePassword ?? ''
    expect(isPassword(password)).toBe(true)
    expect(await signIn('zhang_wei', password)).toMatchObject({
      status: 200,
      data: { first: true },
    })
    expect(bench.logged.join('\n')).not.toContain(password)
  })

  it('takes a password that keeps the rules, and does not repeat it', async () => {
    const loginName = bench.world.unique('own')
    const password = bench.services.cipher.encrypt(testPassword)
    const member = await org.addMember('李自带', [root.id], { loginName, password })
    expect(member.oneTimePassword).toBeNull()
    expect((await signIn(loginName, testPassword)).status).toBe(200)
  })

  it.each([
    ['short1A', 422, 'PASSWORD_RULE'],
    ['onlylowercase', 422, 'PASSWORD_RULE'],
  ])('refuses the password %s', async (plain, status, code) => {
    const loginName = bench.world.unique('weak')
    const password = bench.services.cipher.encrypt(plain)
    const reply = await org.call('addUser', {
      body: { nickName: '弱', loginName, departmentIds: [root.id], password },
    })
    expect(reply).toMatchObject({ status, body: { code } })
  })

  it('puts a person into several departments, the first one the main', async () => {
    const side = await org.addDept('兼职部', root.id)
    const member = await org.addMember('王兼职', [side.id, root.id])
    expect(member.departments.map(({ name, main }) => [name, main])).toEqual([
      ['兼职部', true],
      ['成员测试集团', false],
    ])
  })

  it.each([
    ['loginName', { loginName: 'TAKEN_login' }],
    ['mobile', { mobile: '13900001111' }],
    ['email', { email: 'Taken@Example.cn' }],
    ['employeeCode', { employeeCode: 'TAKEN-1' }],
  ])('refuses a %s in use: 409 with the field', async (field, values) => {
    if (field === 'loginName') {
      await org.addMember('占用者', [root.id], {
        loginName: 'taken_login',
        mobile: '13900001111',
        email: 'taken@example.cn',
        employeeCode: 'TAKEN-1',
      })
    }
    const reply = await org.call('addUser', {
      body: {
        nickName: '后来者',
        loginName: bench.world.unique('late'),
        departmentIds: [root.id],
        ...values,
      },
    })
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', fields: [{ path: field }] },
    })
  })

  it('says no more of an account of another tenant than that the value is in use', async () => {
    const elsewhere = await Organisation.of(bench, 'b')
    const theirRoot = await elsewhere.addDept(bench.world.unique('彼'))
    const theirs = await elsewhere.addMember('彼方之人', [theirRoot.id], { mobile: '13700002222' })
    const reply = await org.call('addUser', {
      body: {
        nickName: '此方',
        loginName: theirs.loginName,
        mobile: '13700002222',
        departmentIds: [root.id],
      },
    })
    expect(reply.status).toBe(409)
    expect(JSON.stringify(reply.body)).not.toMatch(/彼方|彼/u)
    expect(Object.keys(reply.body).sort()).toEqual(['code', 'fields', 'message'])
  })

  it('leaves nothing behind when it is refused', async () => {
    const before = await bench.world.sql`select count(*) from users`
    const reply = await org.call('addUser', {
      body: {
        nickName: '半途',
        loginName: bench.world.unique('half'),
        employeeCode: 'TAKEN-1',
        departmentIds: [root.id],
      },
    })
    expect(reply.status).toBe(409)
    expect(await bench.world.sql`select count(*) from users`).toEqual(before)
  })

  it('adds once for one idempotency key, and repeats the one-time password', async () => {
    const body = {
      nickName: '只一次',
      loginName: bench.world.unique('once'),
      departmentIds: [root.id],
    }
    const send = () =>
      bench.app.inject({
        method: 'POST',
        url: '/aba-base/api/v3/user/add-user',
        headers: {
          'app-code': 'spruce-web-enterprise-console',
          'idempotency-key': `once-${body.loginName}`,
          cookie: `token=${org.admin.token}`,
        },
        payload: body,
      })
    const [first, second] = [await send(), await send()]
    expect(first.statusCode).toBe(200)
    expect(second.json()).toEqual(first.json())
  })
})

describe('listMembers', () => {
  let factory: Schemas['Department']
  let workshop: Schemas['Department']
  let office: Schemas['Department']
  let roleId: string

  beforeAll(async () => {
    factory = await org.addDept('苏州工厂', root.id)
    workshop = await org.addDept('总装车间', factory.id)
    office = await org.addDept('厂务办公室', factory.id)
    roleId = await makeRole(['user:list'])
    await org.addMember('周一', [workshop.id], { mobile: '13611110001', loginName: 'zhouyi' })
    await org.addMember('安二', [workshop.id, office.id], {
      employeeCode: 'F-200',
      roleIds: [roleId],
    })
    await org.addMember('李三', [office.id], { email: 'lisan@factory.example' })
    await org.addMember('单四', [factory.id])
  })

  const names = (members: Member[] | undefined) => members?.map(({ nickName }) => nickName)

  async function list(query: Record<string, string>) {
    const { status, body, total } = await org.call<Member[]>('listMembers', { query })
    expect(status).toBe(200)
    return { names: names(body.data), total, members: body.data ?? [] }
  }

  it('answers the people of a department, of its branch only when asked', async () => {
    expect(await list({ deptId: factory.id })).toMatchObject({ names: ['单四'], total: 1 })
    const branch = await list({ deptId: factory.id, withDescendants: 'true' })
    expect(branch).toMatchObject({ names: ['安二', '李三', '单四', '周一'], total: 4 })
  })

  it.each([
    ['zhouyi', '周一'],
    ['zy', '周一'],
    ['周', '周一'],
    ['shansi', '单四'],
    ['F-2', '安二'],
    ['136111', '周一'],
    ['13611110001', '周一'],
    ['lisan@', '李三'],
  ])('finds by %j only %s', async (keyword, name) => {
    const found = await list({ deptId: factory.id, withDescendants: 'true', keyword })
    expect(found).toMatchObject({ names: [name], total: 1 })
  })

  it('shows contacts masked, in the list for everybody', async () => {
    const { members } = await list({ deptId: factory.id, withDescendants: 'true' })
    expect(members.find(({ nickName }) => nickName === '周一')?.mobile).toBe('136****0001')
    expect(members.find(({ nickName }) => nickName === '李三')?.email).toBe('lisa*@factory.example')
  })

  it('lets nobody spell out a contact that they may not see', async () => {
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['user:list'] }],
    })
    const search = async (keyword: string) => {
      const reply = await org.callAs<Member[]>(reader, 'listMembers', { query: { keyword } })
      return names(reply.body.data)
    }
    expect(await search('136111')).toEqual([])
    expect(await search('1361111000')).toEqual([])
    expect(await search('lisan@')).toEqual([])
    expect(await search('13611110001')).toEqual(['周一'])
  })

  it('filters by role and by status, and by all at once', async () => {
    expect(await list({ roleId, deptId: factory.id, withDescendants: 'true' })).toMatchObject({
      names: ['安二'],
      total: 1,
    })
    const [target] = (await list({ keyword: 'shansi' })).members
    await org.get('setMemberStatus', { body: { ids: [target?.id], status: 'disabled' } })
    const disabled = await list({ deptId: factory.id, withDescendants: 'true', status: 'disabled' })
    expect(disabled).toMatchObject({ names: ['单四'], total: 1 })
    expect((await list({ roleId, status: 'disabled', deptId: factory.id })).total).toBe(0)
  })

  it('filters by real name, by sign-ins and by days, alone and under a keyword', async () => {
    const place = await org.addDept('实名车间')
    const [proved, seen] = [
      await org.addMember('赵实名', [place.id]),
      await org.addMember('赵登录', [place.id]),
      await org.addMember('赵未到', [place.id]),
    ]
    await bench.world.sql`update memberships set real_name = true,
      created_at = '2024-05-01T16:30:00Z' where id = ${proved.id}`
    await bench.world.sql`update memberships set last_login_at = '2026-03-05T02:00:00Z'
      where id = ${seen.id}`
    const of = async (query: Record<string, string>) => {
      const asked = { deptId: place.id, withDescendants: 'true', ...query }
      const [plain, searched] = [await list(asked), await list({ ...asked, keyword: '赵' })]
      expect(searched.names).toEqual(plain.names)
      expect([plain.total, searched.total]).toEqual(Array(2).fill(plain.names?.length))
      return plain.names?.sort()
    }
    expect(await of({ realName: 'true' })).toEqual(['赵实名'])
    expect(await of({ realName: 'false' })).toEqual(['赵未到', '赵登录'].sort())
    expect(await of({ signedIn: 'false' })).toEqual(['赵实名', '赵未到'].sort())
    expect(await of({ signedIn: 'true', realName: 'true' })).toEqual([])
    const day = { lastLoginAtFrom: '2026-03-05T02:00:00Z', lastLoginAtTo: '2026-03-05T02:00:01Z' }
    expect(await of(day)).toEqual(['赵登录'])
    expect(await of({ lastLoginAtTo: '2026-03-05T02:00:00Z' })).toEqual([])
    expect(await of({ joinedAtTo: '2024-05-01T16:30:01Z' })).toEqual(['赵实名'])
    const first = await list({ deptId: place.id, sort: 'joinedAt' })
    expect(first.members[0]).toMatchObject({ realName: true, joinedAt: '2024-05-01T16:30:00.000Z' })
  })

  it('pages without losing or repeating anybody, and counts all of them', async () => {
    const seen: string[] = []
    for (const page of ['1', '2', '3']) {
      const { members, total } = await list({
        deptId: factory.id,
        withDescendants: 'true',
        size: '2',
        page,
      })
      expect(total).toBe(4)
      seen.push(...members.map(({ nickName }) => nickName))
    }
    expect(seen).toEqual(['安二', '李三', '单四', '周一'])
  })

  it('sorts by what is asked, downwards with a minus', async () => {
    const branch = { deptId: factory.id, withDescendants: 'true' }
    expect((await list({ ...branch, sort: '-nickName' })).names).toEqual([
      '周一',
      '单四',
      '李三',
      '安二',
    ])
    expect((await list({ ...branch, sort: 'employeeCode,-nickName' })).names?.[0]).toBe('安二')
    expect((await list({ ...branch, sort: '-status,nickName' })).names?.[0]).toBe('单四')
  })

  it('shows a branch in the order of names as it does with a filter that all of it passes', async () => {
    const top = await org.addDept('按名排序')
    const one = await org.addDept('按名排序一', top.id)
    const two = await org.addDept('按名排序二', top.id)
    // Somebody stands in one, in another, or in both and in the department above.
    const places = [[one.id], [two.id], [one.id, two.id, top.id]]
    const given = ['王芳', '李雷', '赵敏', '安静', '韩梅', '王芳', '白玲', '钱进', '孙立']
    for (const [n, name] of given.entries()) await org.addMember(name, places[n % 3] ?? [])
    const branch = { deptId: top.id, withDescendants: 'true' }
    const [renamed] = (await list({ ...branch, keyword: 'anjing' })).members
    const id = renamed?.id ?? ''
    await org.get('editMember', { path: { id }, body: { version: 1, nickName: '左安' } })
    await org.get('moveMembers', {
      body: { ids: [id], fromDeptId: one.id, toDeptId: two.id },
    })
    for (const sort of ['nickName', '-nickName']) {
      const seen: string[] = []
      for (const page of ['1', '2', '3', '4']) {
        const asked = { ...branch, sort, page, size: '4' }
        const shown = await list(asked)
        expect(shown).toEqual(await list({ ...asked, status: 'active' }))
        expect(shown.total).toBe(given.length)
        seen.push(...shown.members.map((member) => member.id))
      }
      expect(new Set(seen).size).toBe(given.length)
      expect(seen.at(sort === 'nickName' ? -1 : 0)).toBe(id)
    }
  })

  it('asks as many statements for twenty people as for two', async () => {
    const statements = countStatements()
    const counting = await openBench({ wrapEngine: statements.wrapEngine })
    try {
      const other = await Organisation.of(counting)
      const department = await other.addDept('计数部')
      const countFor = async (people: number) => {
        const { total } = await other.call('listMembers', { query: { deptId: department.id } })
        for (let one = total; one < people; one += 1) {
          await other.addMember(`计数${String(one)}`, [department.id])
        }
        return statements.during(async () => {
          const reply = await other.call<Member[]>('listMembers', {
            query: { deptId: department.id },
          })
          expect(reply.body.data).toHaveLength(people)
        })
      }
      const few = await countFor(2)
      expect(few).toBeGreaterThan(3)
      expect(await countFor(20)).toBe(few)
    } finally {
      await counting.close()
    }
  })

  it.each([
    [{ sort: 'password' }, 'sort'],
    [{ size: '101' }, 'size'],
    [{ page: '0' }, 'page'],
    [{ status: 'gone' }, 'status'],
  ])('400 for %j', async (query, field) => {
    const reply = await org.call('listMembers', { query })
    expect(reply.status).toBe(400)
    expect(reply.body.fields?.[0]?.path).toContain(field)
  })
})

describe('getMember', () => {
  it('shows contacts in full only to those who may change them', async () => {
    const { id } = await org.addMember('何完整', [root.id], { mobile: '13511112222' })
    expect((await org.member(id)).mobile).toBe('13511112222')
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['user:list'] }],
    })
    const reply = await org.callAs<Member>(reader, 'getMember', { path: { id } })
    expect(reply.body.data?.mobile).toBe('135****2222')
  })
})

describe('editMember', () => {
  it('changes what is given, and the person is found by the new name only', async () => {
    const member = await org.addMember('旧姓名', [root.id], { employeeCode: 'E-77' })
    const edited = await org.get<Member>('editMember', {
      path: { id: member.id },
      body: { version: 1, nickName: '新姓名', mobile: '13455556666' },
    })
    expect(edited).toMatchObject({
      nickName: '新姓名',
      employeeCode: 'E-77',
      mobile: '13455556666',
      version: 2,
      departments: [{ id: root.id }],
    })
    const found = async (keyword: string) =>
      (await org.call('listMembers', { query: { keyword } })).total
    expect(await found('旧姓名')).toBe(0)
    expect(await found('xinxingming')).toBe(1)
    expect(await found('134555')).toBe(1)
  })

  it('answers a stale version 412 with the member as it is now, and writes nothing', async () => {
    const member = await org.addMember('陈旧', [root.id])
    const edit = (version: number, nickName: string) =>
      org.call('editMember', { path: { id: member.id }, body: { version, nickName } })
    expect((await edit(1, '陈新')).status).toBe(200)
    expect(await edit(1, '陈错')).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', current: { nickName: '陈新', version: 2 } },
    })
    expect((await org.member(member.id)).nickName).toBe('陈新')
  })

  it('refuses a contact or employee code of a colleague', async () => {
    await org.addMember('甲同事', [root.id], { mobile: '13200000001', employeeCode: 'COL-1' })
    const member = await org.addMember('乙同事', [root.id])
    for (const [field, value] of [
      ['mobile', '13200000001'],
      ['employeeCode', 'COL-1'],
    ] as const) {
      const reply = await org.call('editMember', {
        path: { id: member.id },
        body: { version: 1, [field]: value },
      })
      expect(reply).toMatchObject({
        status: 409,
        body: { code: 'DUPLICATE', fields: [{ path: field }] },
      })
    }
  })

  it('replaces departments and roles, and the counters follow', async () => {
    const one = await org.addDept(bench.world.unique('换甲'))
    const two = await org.addDept(bench.world.unique('换乙'))
    const roleId = await makeRole(['user:list'])
    const member = await org.addMember('换部门', [one.id])
    const edited = await org.get<Member>('editMember', {
      path: { id: member.id },
      body: { version: 1, departmentIds: [two.id], roleIds: [roleId] },
    })
    expect(edited.departments.map(({ id }) => id)).toEqual([two.id])
    expect(edited.roles.map(({ id }) => id)).toEqual([roleId])
    expect((await org.dept(one.id)).memberCount).toBe(0)
    expect((await org.dept(two.id)).memberCount).toBe(1)
  })

  it('does not touch the account, which belongs to the person', async () => {
    const member = await org.addMember('账号主', [root.id], { mobile: '13111112222' })
    await org.get('editMember', {
      path: { id: member.id },
      body: { version: 1, mobile: null, nickName: '改名主' },
    })
    const [account] = await bench.world.sql<{ mobile: string; name: string }>`
      select mobile, name from users where id = ${member.userId}`
    expect(account).toEqual({ mobile: '13111112222', name: '账号主' })
  })
})

describe('moveMembers', () => {
  it('takes people from one department to another; main stays main, side stays side', async () => {
    const from = await org.addDept(bench.world.unique('出'))
    const to = await org.addDept(bench.world.unique('入'))
    const main = await org.addMember('移主', [from.id, root.id])
    const side = await org.addMember('移副', [root.id, from.id])
    const stranger = await org.addMember('不在', [root.id])
    const moved = await org.get('moveMembers', {
      body: { ids: [main.id, side.id, stranger.id], fromDeptId: from.id, toDeptId: to.id },
    })
    expect(moved).toEqual({ moved: 2 })
    const places = async (id: string) =>
      (await org.member(id)).departments.map((one) => [one.id, one.main])
    expect(await places(main.id)).toEqual([
      [to.id, true],
      [root.id, false],
    ])
    expect(await places(side.id)).toEqual([
      [root.id, true],
      [to.id, false],
    ])
    expect(await places(stranger.id)).toEqual([[root.id, true]])
    expect((await org.dept(from.id)).memberCount).toBe(0)
    expect((await org.dept(to.id)).memberCount).toBe(2)
    expect((await org.member(main.id)).version).toBe(2)
    expect((await org.member(stranger.id)).version).toBe(1)
  })

  it('takes along who is in no department', async () => {
    const to = await org.addDept(bench.world.unique('收容'))
    const lost = await bench.world.person({ memberOf: [{ tenant: 'a', permissions: [] }] })
    const id = lost.memberOf.a?.memberId ?? ''
    const placed = await org.addMember('有处', [root.id])
    const body = { ids: [id, placed.id], toDeptId: to.id }
    expect(await org.get('moveMembers', { body })).toEqual({ moved: 2 })
    expect((await org.member(id)).departments).toEqual([{ id: to.id, name: to.name, main: true }])
    expect((await org.dept(to.id)).memberCount).toBe(2)
  })

  it('moves the main department when none is named, and merges with a side one', async () => {
    const from = await org.addDept(bench.world.unique('主'))
    const to = await org.addDept(bench.world.unique('副'))
    const member = await org.addMember('合并', [from.id, to.id])
    await org.get('moveMembers', { body: { ids: [member.id], toDeptId: to.id } })
    expect((await org.member(member.id)).departments).toEqual([
      { id: to.id, name: to.name, main: true },
    ])
  })
})

describe('setMemberStatus', () => {
  it("refuses a disabled member's next call in this tenant, and only here", async () => {
    const both = await bench.world.person({
      memberOf: [
        { tenant: 'a', permissions: ['department:list'] },
        { tenant: 'b', permissions: ['department:list'] },
      ],
    })
    const elsewhere = await Organisation.of(bench, 'b')
    expect((await org.callAs(both, 'listDeptTrees')).status).toBe(200)
    const ids = [both.memberOf.a?.memberId]
    expect(await org.get('setMemberStatus', { body: { ids, status: 'disabled' } })).toEqual({
      changed: 1,
    })
    expect(await org.callAs(both, 'listDeptTrees')).toMatchObject({
      status: 403,
      body: { code: 'MEMBER_DISABLED' },
    })
    expect((await elsewhere.callAs(both, 'listDeptTrees')).status).toBe(200)
    await org.get('setMemberStatus', { body: { ids, status: 'active' } })
    expect((await org.callAs(both, 'listDeptTrees')).status).toBe(200)
  })

  it('changes only who has another status, and nobody who is invited', async () => {
    const invited = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: [], status: 'invited' }],
    })
    const member = await org.addMember('已启用', [root.id])
    const ids = [invited.memberOf.a?.memberId, member.id]
    const enable = { body: { ids, status: 'active' } }
    expect(await org.get('setMemberStatus', enable)).toEqual({ changed: 0 })
    const disable = { body: { ids, status: 'disabled' } }
    expect(await org.get('setMemberStatus', disable)).toEqual({ changed: 1 })
    expect((await org.member(invited.memberOf.a?.memberId ?? '')).status).toBe('invited')
  })
})

describe('removeUser', () => {
  it('ends the membership at once, keeps the account, and the counters follow', async () => {
    const department = await org.addDept(bench.world.unique('离'))
    const leaver = await bench.world.person({
      memberOf: [
        { tenant: 'a', permissions: ['department:list'] },
        { tenant: 'b', permissions: ['department:list'] },
      ],
    })
    const id = leaver.memberOf.a?.memberId ?? ''
    await org.get('moveMembers', { body: { ids: [id], toDeptId: department.id } })
    expect((await org.dept(department.id)).memberCount).toBe(1)
    expect(await org.get('removeUser', { query: { id } })).toEqual({ removed: 1 })
    expect((await org.callAs(leaver, 'listDeptTrees')).body.code).toBe('TENANT_DENIED')
    expect((await org.dept(department.id)).memberCount).toBe(0)
    expect((await org.call('getMember', { path: { id } })).status).toBe(404)
    const elsewhere = await Organisation.of(bench, 'b')
    expect((await elsewhere.callAs(leaver, 'listDeptTrees')).status).toBe(200)
    const [left] = await bench.world.sql<{ n: number }>`
      select count(*)::int as n from member_tokens where member_id = ${id}`
    expect(left?.n).toBe(0)
  })

  it('clears the head of the departments that the person headed', async () => {
    const head = await org.addMember('离任', [root.id])
    const department = await org.addDept(bench.world.unique('领'), null, { headId: head.id })
    await org.get('removeUser', { query: { id: [head.id] } })
    expect(await org.dept(department.id)).toMatchObject({ headId: null, headName: null })
  })

  it('removes all or nobody', async () => {
    const elsewhere = await Organisation.of(bench, 'b')
    const mine = await org.addMember('还在', [root.id])
    const foreign = elsewhere.admin.memberOf.b?.memberId ?? ''
    expect((await org.call('removeUser', { query: { id: [mine.id, foreign] } })).status).toBe(404)
    expect((await org.member(mine.id)).id).toBe(mine.id)
  })
})

describe('administrators', () => {
  /** A tenant whose only administrators are these two. */
  async function twoAdministrators() {
    const alone = await openBench()
    const first = await Organisation.of(alone)
    const firstId = first.admin.memberOf.a?.memberId ?? ''
    const others = await first.get<Member[]>('listMembers', { query: { size: '100' } })
    const rest = others.map(({ id }) => id).filter((id) => id !== firstId)
    await first.get('removeUser', { query: { id: rest } })
    const second = await Organisation.of(alone)
    return { alone, first, firstId, second, secondId: second.admin.memberOf.a?.memberId ?? '' }
  }

  it('keep at least one of them, whichever way the last one would go', async () => {
    const { alone, first, firstId, secondId } = await twoAdministrators()
    try {
      const lastAdmin = { status: 422, body: { code: 'LAST_ADMIN' } }
      const both = { ids: [firstId, secondId], status: 'disabled' }
      expect(await first.call('setMemberStatus', { body: both })).toMatchObject(lastAdmin)
      expect(await first.call('removeUser', { query: { id: [firstId, secondId] } })).toMatchObject(
        lastAdmin,
      )
      await first.get('removeUser', { query: { id: secondId } })
      expect(
        await first.call('editMember', {
          path: { id: firstId },
          body: { version: 1, roleIds: [] },
        }),
      ).toMatchObject(lastAdmin)
      expect(await first.call('removeUser', { query: { id: firstId } })).toMatchObject(lastAdmin)
      expect((await first.member(firstId)).roles).toHaveLength(1)
    } finally {
      await alone.close()
    }
  })

  it('one of 2 stays when each disables the other at the same time, over and over', async () => {
    const { alone, first, firstId, second, secondId } = await twoAdministrators()
    try {
      for (let round = 0; round < 5; round += 1) {
        await Promise.all([
          first.call('setMemberStatus', { body: { ids: [secondId], status: 'disabled' } }),
          second.call('setMemberStatus', { body: { ids: [firstId], status: 'disabled' } }),
        ])
        const active = await alone.world.sql<{ id: string }>`
          select id from memberships
          where tenant_id = ${first.tenantId} and id in (${firstId}, ${secondId})
            and status = 'active'`
        expect(active).toHaveLength(1)
        const left = active[0]?.id === firstId ? first : second
        await left.get('setMemberStatus', {
          body: { ids: [firstId, secondId], status: 'active' },
        })
      }
    } finally {
      await alone.close()
    }
  })

  it('are out of reach for those who are none', async () => {
    const clerk = await bench.world.person({
      memberOf: [
        { tenant: 'a', permissions: ['user:list', 'user:add', 'user:edit', 'user:remove'] },
      ],
    })
    const adminId = org.admin.memberOf.a?.memberId ?? ''
    const adminRole = org.admin.memberOf.a?.roleId ?? ''
    const ownId = clerk.memberOf.a?.memberId ?? ''
    const stronger = await makeRole(['department:remove'])
    const tries = [
      org.callAs(clerk, 'setMemberStatus', { body: { ids: [adminId], status: 'disabled' } }),
      org.callAs(clerk, 'removeUser', { query: { id: [adminId] } }),
      org.callAs(clerk, 'editMember', { path: { id: adminId }, body: { version: 1, roleIds: [] } }),
      org.callAs(clerk, 'editMember', {
        path: { id: ownId },
        body: { version: 1, roleIds: [clerk.memberOf.a?.roleId, adminRole] },
      }),
      org.callAs(clerk, 'editMember', {
        path: { id: ownId },
        body: { version: 1, roleIds: [clerk.memberOf.a?.roleId, stronger] },
      }),
      org.callAs(clerk, 'addUser', {
        body: {
          nickName: '同谋',
          loginName: bench.world.unique('plot'),
          departmentIds: [root.id],
          roleIds: [adminRole],
        },
      }),
    ]
    for (const reply of await Promise.all(tries)) expect(reply.status).toBe(403)
    expect((await org.member(adminId)).status).toBe('active')
    expect((await org.member(ownId)).roles).toHaveLength(1)
  })

  it('the others may hand out what they hold themselves', async () => {
    const clerk = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['user:list', 'user:add', 'user:edit'] }],
    })
    const weaker = await makeRole(['user:list'])
    const reply = await org.callAs<Member>(clerk, 'addUser', {
      body: {
        nickName: '新同事',
        loginName: bench.world.unique('mate'),
        departmentIds: [root.id],
        roleIds: [weaker],
      },
    })
    expect(reply).toMatchObject({ status: 200, body: { data: { roles: [{ id: weaker }] } } })
  })
})

describe('listUserDepts', () => {
  it('answers the departments of accounts, in the order asked', async () => {
    const one = await org.addMember('问甲', [root.id])
    const two = await org.addMember('问乙', [root.id])
    const rows = await org.get<Schemas['UserDepts'][]>('listUserDepts', {
      body: { userIds: [two.userId, one.userId] },
    })
    expect(rows.map(({ userId }) => userId)).toEqual([two.userId, one.userId])
    expect(rows[0]?.departments).toEqual([{ id: root.id, name: root.name, main: true }])
  })
})

describe('what everybody meets', () => {
  it('401 without a session, 403 without the permission, and nothing written', async () => {
    const draft = { nickName: '不许加', loginName: 'not_allowed', departmentIds: [root.id] }
    expect((await org.callAs(null, 'addUser', { body: draft })).status).toBe(401)
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['user:list'] }],
    })
    expect((await org.callAs(reader, 'addUser', { body: draft })).status).toBe(403)
    expect((await org.call('listMembers', { query: { keyword: 'not_allowed' } })).total).toBe(0)
  })

  it("404 for another tenant's member, department or role, the same bytes as for none", async () => {
    const elsewhere = await Organisation.of(bench, 'b')
    const theirs = elsewhere.admin.memberOf.b
    const foreign = await org.call('getMember', { path: { id: theirs?.memberId } })
    const missing = await org.call('getMember', { path: { id: 'nosuch' } })
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, traceId: '' }).toEqual({ ...missing.body, traceId: '' })
    for (const more of [{ departmentIds: [theirs?.departmentId] }, { roleIds: [theirs?.roleId] }]) {
      const reply = await org.call('addUser', {
        body: {
          nickName: '越界',
          loginName: bench.world.unique('cross'),
          departmentIds: [root.id],
          ...more,
        },
      })
      expect(reply.status).toBe(404)
    }
  })

  it.each([
    [{ departmentIds: [] }, 'departmentIds'],
    [{ loginName: '张伟' }, 'loginName'],
    [{ mobile: '12345' }, 'mobile'],
    [{ email: 'no-at' }, 'email'],
    [{ isAdmin: true }, 'isAdmin'],
  ])('400 for %j, naming the field', async (wrong, field) => {
    const reply = await org.call('addUser', {
      body: { nickName: '错', loginName: 'wrong_one', departmentIds: [root.id], ...wrong },
    })
    expect(reply.status).toBe(400)
    expect(reply.body.fields?.map(({ path }) => path)).toContain(field)
  })
})
