import type { Schemas } from '@spruce/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Organisation } from '../../testing/Organisation.js'
import { openBench, type Bench } from '../../testing/openBench.js'

let bench: Bench
let org: Organisation

beforeAll(async () => {
  bench = await openBench()
  org = await Organisation.of(bench)
})
afterAll(() => bench.close())

type Node = Schemas['DeptNode']

/** Every node of a tree, parents first. */
function flat(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)])
}

describe('addDept', () => {
  it('adds below a parent, behind its siblings, and answers the whole department', async () => {
    const parent = await org.addDept('研发中心')
    const first = await org.addDept('结构设计部', parent.id, { code: 'ST', description: '结构' })
    const second = await org.addDept('电气设计部', parent.id)
    expect(first).toMatchObject({
      parentId: parent.id,
      code: 'ST',
      description: '结构',
      version: 1,
    })
    expect(first.path.map(({ name }) => name)).toEqual(['研发中心', '结构设计部'])
    expect(second.sort).toBeGreaterThan(first.sort)
    expect((await org.dept(parent.id)).childCount).toBe(2)
  })

  it('takes a member of the tenant as head', async () => {
    const department = await org.addDept('总裁办公室')
    const head = await org.addMember('钱掌柜', [department.id])
    const other = await org.addDept('审计部', null, { headId: head.id })
    expect(other).toMatchObject({ headId: head.id, headName: '钱掌柜' })
  })

  it.each([
    ['a name that a sibling has', { name: '重名部', code: undefined }, 'name'],
    ['a code that any department has', { name: '别名部', code: 'TAKEN' }, 'code'],
  ])('refuses %s: 409 DUPLICATE with the field', async (_what, draft, field) => {
    const parent = await org.addDept(bench.world.unique('母'))
    await org.addDept('重名部', parent.id)
    if (field === 'code') await org.addDept('占码部', null, { code: 'TAKEN' })
    const reply = await org.call('addDept', { body: { parentId: parent.id, ...draft } })
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', fields: [{ path: field, message: '已被使用，请更换' }] },
    })
  })

  it('lets two families, and two tenants, have the same name and code', async () => {
    const one = await org.addDept(bench.world.unique('甲'))
    const two = await org.addDept(bench.world.unique('乙'))
    await org.addDept('财务组', one.id, { code: 'SAME' })
    await org.addDept('财务组', two.id)
    const elsewhere = await Organisation.of(bench, 'b')
    expect(await elsewhere.addDept('财务组', null, { code: 'SAME' })).toMatchObject({
      code: 'SAME',
    })
  })

  it('refuses the second of two root departments with one name', async () => {
    await org.addDept('根部门')
    expect((await org.call('addDept', { body: { name: '根部门', parentId: null } })).status).toBe(
      409,
    )
  })

  it('goes down to twenty levels and no further', async () => {
    let parent = await org.addDept('第1级')
    for (let level = 2; level <= 20; level += 1) {
      parent = await org.addDept(`第${String(level)}级`, parent.id)
    }
    const reply = await org.call('addDept', { body: { name: '第21级', parentId: parent.id } })
    expect(reply).toMatchObject({ status: 422, body: { code: 'DEPT_TOO_DEEP' } })
    expect((await org.dept(parent.id)).path).toHaveLength(20)
  })
})

describe('editDept', () => {
  it('changes what is given, leaves the rest, and counts the version up', async () => {
    const department = await org.addDept('旧名部', null, { code: 'OLD', description: '旧' })
    const edited = await org.get<Schemas['Department']>('editDept', {
      body: { id: department.id, version: 1, name: '新名部', description: null },
    })
    expect(edited).toMatchObject({ name: '新名部', code: 'OLD', description: null, version: 2 })
    const { total } = await org.call('listDeptTrees', { query: { keyword: '旧名部' } })
    expect(total).toBe(0)
    expect((await org.call('listDeptTrees', { query: { keyword: 'xinmingbu' } })).total).toBe(1)
  })

  it('answers a stale version 412 with the department as it is now', async () => {
    const department = await org.addDept('并发部')
    await org.get('editDept', { body: { id: department.id, version: 1, name: '并发甲部' } })
    const reply = await org.call('editDept', {
      body: { id: department.id, version: 1, name: '并发乙部' },
    })
    expect(reply).toMatchObject({
      status: 412,
      body: { code: 'STALE_VERSION', current: { name: '并发甲部', version: 2 } },
    })
    expect((await org.dept(department.id)).name).toBe('并发甲部')
  })

  it('moves the whole branch, paths and all, and keeps versions of what is below', async () => {
    const from = await org.addDept('移出处')
    const to = await org.addDept('移入处')
    const top = await org.addDept('移动部', from.id)
    const below = await org.addDept('移动组', top.id)
    await org.get('editDept', { body: { id: top.id, version: 1, parentId: to.id } })
    const moved = await org.dept(below.id)
    expect(moved.path.map(({ name }) => name)).toEqual(['移入处', '移动部', '移动组'])
    expect(moved.version).toBe(1)
    expect((await org.dept(from.id)).childCount).toBe(0)
    expect((await org.dept(to.id)).childCount).toBe(1)
  })

  it('moves to the root level with a parentId of null', async () => {
    const parent = await org.addDept(bench.world.unique('父'))
    const child = await org.addDept(bench.world.unique('子'), parent.id)
    const moved = await org.get<Schemas['Department']>('editDept', {
      body: { id: child.id, version: 1, parentId: null },
    })
    expect(moved).toMatchObject({ parentId: null, version: 2 })
    expect(moved.path).toHaveLength(1)
  })

  it('renames and moves in one step where either alone would meet a namesake', async () => {
    const one = await org.addDept(bench.world.unique('一'))
    const two = await org.addDept(bench.world.unique('二'))
    const moving = await org.addDept('甲组', one.id)
    await org.addDept('乙组', one.id)
    await org.addDept('甲组', two.id)
    const moved = await org.get<Schemas['Department']>('editDept', {
      body: { id: moving.id, version: 1, name: '乙组', parentId: two.id },
    })
    expect(moved).toMatchObject({ name: '乙组', parentId: two.id })
  })

  it.each(['itself', 'its child', 'its grandchild'])('refuses to move below %s', async (where) => {
    const top = await org.addDept(bench.world.unique('顶'))
    const child = await org.addDept('子部', top.id)
    const grandchild = await org.addDept('孙部', child.id)
    const parentId = { itself: top.id, 'its child': child.id }[where] ?? grandchild.id
    const reply = await org.call('editDept', { body: { id: top.id, version: 1, parentId } })
    expect(reply).toMatchObject({ status: 422, body: { code: 'DEPT_CYCLE' } })
    expect(await org.dept(top.id)).toMatchObject({ parentId: null, version: 1 })
  })

  it('refuses to move a branch so low that its deepest part passes level twenty', async () => {
    let low = await org.addDept(bench.world.unique('深'))
    for (let level = 2; level <= 19; level += 1)
      low = await org.addDept(`层${String(level)}`, low.id)
    const branch = await org.addDept(bench.world.unique('枝'))
    await org.addDept('枝下', branch.id)
    const reply = await org.call('editDept', {
      body: { id: branch.id, version: 1, parentId: low.id },
    })
    expect(reply).toMatchObject({ status: 422, body: { code: 'DEPT_TOO_DEEP' } })
  })
})

describe('previewDeptMove', () => {
  it('tells what would move, and writes nothing', async () => {
    const from = await org.addDept('预览甲')
    const to = await org.addDept('预览乙')
    const top = await org.addDept('预览部', from.id)
    const below = await org.addDept('预览组', top.id)
    await org.addMember('李预览', [below.id, top.id])
    await org.addMember('王预览', [below.id])
    const preview = await org.get('previewDeptMove', {
      path: { id: top.id },
      query: { parentId: to.id },
    })
    expect(preview).toEqual({
      departments: 2,
      people: 2,
      fromPath: [
        { id: from.id, name: '预览甲' },
        { id: top.id, name: '预览部' },
      ],
      toPath: [
        { id: to.id, name: '预览乙' },
        { id: top.id, name: '预览部' },
      ],
      roles: [],
      workbenches: { gained: 0, lost: 0 },
      notices: { gained: 0, lost: 0 },
      apps: { gained: 0, lost: 0 },
    })
    expect((await org.dept(top.id)).parentId).toBe(from.id)
  })

  it('says by which roles others see the branch, and what begins and ends to reach it', async () => {
    const shared = await org.addDept(bench.world.unique('览总'))
    const from = await org.addDept('览旧', shared.id)
    const to = await org.addDept('览新', shared.id)
    const top = await org.addDept('览部', from.id)
    const follows = await org.addMember('主管旧', [from.id])
    const other = await org.addMember('主管新', [to.id])
    const above = await org.addMember('主管总', [shared.id])
    const own = await org.addMember('主管内', [top.id])
    const name = bench.world.unique('览主管')
    const addRole = async (draft: object) =>
      (
        await org.get<{ id: string }>('addRole', {
          body: { code: bench.world.unique('view'), ...draft },
        })
      ).id
    const roleId = await addRole({ name, dataScope: 'department_below' })
    const flat = await addRole({ name: bench.world.unique('览平'), dataScope: 'department' })
    for (const id of [roleId, flat]) {
      await org.get('addRoleMembers', {
        path: { id },
        body: { memberIds: [follows.id, other.id, above.id, own.id] },
      })
    }
    const preview = await org.get<Schemas['DeptMovePreview']>('previewDeptMove', {
      path: { id: top.id },
      query: { parentId: to.id },
    })
    expect(preview.roles).toEqual([{ id: roleId, name, gained: 1, lost: 1 }])

    const { tenantId } = org
    await bench.world.sql`insert into notices (tenant_id, id, title)
      values (${tenantId}, ${`n-${top.id}`}, '览'), (${tenantId}, ${`w-${top.id}`}, '览总')`
    await bench.world.sql`insert into notice_audience (tenant_id, notice_id, kind, ref_id)
      values (${tenantId}, ${`n-${top.id}`}, 'department', ${from.id}),
        (${tenantId}, ${`w-${top.id}`}, 'department', ${from.id}),
        (${tenantId}, ${`w-${top.id}`}, 'department', ${shared.id})` // it reaches both places
    await bench.world.sql`insert into designs (tenant_id, id, kind, name)
      values (${tenantId}, ${`d-${top.id}`}, 'business', ${bench.world.unique('览台')})`
    await bench.world.sql`insert into design_departments (tenant_id, design_id, department_id)
      values (${tenantId}, ${`d-${top.id}`}, ${to.id})`
    const again = await org.get('previewDeptMove', {
      path: { id: top.id },
      query: { parentId: to.id },
    })
    expect(again).toMatchObject({
      workbenches: { gained: 1, lost: 0 },
      notices: { gained: 0, lost: 1 },
    })
  })

  it('refuses what the move itself would refuse', async () => {
    const top = await org.addDept(bench.world.unique('览'))
    const child = await org.addDept('览下', top.id)
    const reply = await org.call('previewDeptMove', {
      path: { id: top.id },
      query: { parentId: child.id },
    })
    expect(reply).toMatchObject({ status: 422, body: { code: 'DEPT_CYCLE' } })
  })
})

describe('deleteDept', () => {
  it('removes an empty department, and its search tokens with it', async () => {
    const department = await org.addDept('即将删除部')
    expect(await org.get('deleteDept', { path: { id: department.id } })).toEqual({ removed: 1 })
    expect((await org.call('getDept', { path: { id: department.id } })).status).toBe(404)
    expect((await org.call('listDeptTrees', { query: { keyword: '即将删除' } })).total).toBe(0)
    const [left] = await bench.world.sql<{ n: number }>`
      select count(*)::int as n from department_tokens where department_id = ${department.id}`
    expect(left?.n).toBe(0)
  })

  it('keeps a department with people anywhere below it, with or without withBranch', async () => {
    const top = await org.addDept('有人部')
    const below = await org.addDept('有人组', top.id)
    await org.addMember('赵在职', [below.id])
    for (const withBranch of [false, true]) {
      const reply = await org.call('deleteDept', { path: { id: top.id }, body: { withBranch } })
      expect(reply).toMatchObject({ status: 422, body: { code: 'DEPT_NOT_EMPTY' } })
    }
    expect((await org.dept(below.id)).memberCount).toBe(1)
  })

  it('removes children only when asked to', async () => {
    const top = await org.addDept('空枝')
    const child = await org.addDept('空叶', top.id)
    await org.addDept('空叶下', child.id)
    const refused = await org.call('deleteDept', { path: { id: top.id }, body: {} })
    expect(refused).toMatchObject({ status: 422, body: { code: 'DEPT_NOT_EMPTY' } })
    const removed = await org.get('deleteDept', {
      path: { id: top.id },
      body: { withBranch: true },
    })
    expect(removed).toEqual({ removed: 3 })
  })

  it('checks the version when one is sent', async () => {
    const department = await org.addDept('版本部')
    const reply = await org.call('deleteDept', {
      path: { id: department.id },
      body: { version: 9 },
    })
    expect(reply).toMatchObject({ status: 412, body: { code: 'STALE_VERSION' } })
  })
})

describe('listDeptTrees', () => {
  it('answers the upper levels, as deep as asked, and counts the roots', async () => {
    const root = await org.addDept('层级根')
    const child = await org.addDept('层级子', root.id)
    await org.addDept('层级孙', child.id)
    const one = await org.call<Node[]>('listDeptTrees')
    const shown = one.body.data?.find(({ id }) => id === root.id)
    expect(shown).toMatchObject({ childCount: 1, matched: false, children: [] })
    expect(one.total).toBe(one.body.data?.length)
    const two = await org.call<Node[]>('listDeptTrees', { query: { depth: '2' } })
    const deep = two.body.data?.find(({ id }) => id === root.id)
    expect(deep?.children).toMatchObject([{ id: child.id, childCount: 1, children: [] }])
    expect(two.total).toBe(one.total)
  })

  it('keeps the order: by sort, then by pinyin', async () => {
    const root = await org.addDept('次序根')
    await org.addDept('周', root.id, { sort: 5 })
    await org.addDept('安', root.id, { sort: 5 })
    await org.addDept('末', root.id, { sort: 9 })
    await org.addDept('首', root.id, { sort: 1 })
    const children = await org.get<Node[]>('listChildDepts', { query: { parentId: root.id } })
    expect(children.map(({ name }) => name)).toEqual(['首', '安', '周', '末'])
    const tree = await org.get<Node[]>('listDeptTrees', { query: { depth: '2' } })
    expect(tree.find(({ id }) => id === root.id)?.children.map(({ name }) => name)).toEqual([
      '首',
      '安',
      '周',
      '末',
    ])
  })

  describe('search', () => {
    let root: Schemas['Department']
    let office: Schemas['Department']

    beforeAll(async () => {
      root = await org.addDept('寻找集团')
      office = await org.addDept('总公司', root.id, { code: 'HQ-01' })
      const hr = await org.addDept('人力资源部', office.id)
      await org.addDept('招聘组', hr.id)
    })

    it.each(['zgs', 'zonggongsi', '公司', 'ZongGong', 'hq-0', ' 总公司 '])(
      'finds 总公司 by %j, with the way to it',
      async (keyword) => {
        const { body, total } = await org.call<Node[]>('listDeptTrees', { query: { keyword } })
        expect(total).toBe(1)
        const found = flat(body.data ?? [])
        expect(found.map(({ name, matched }) => [name, matched])).toEqual([
          ['寻找集团', false],
          ['总公司', true],
        ])
        expect(found[1]?.childCount).toBe(1)
      },
    )

    it('shows a match below a match once, both marked', async () => {
      await org.addDept('资源甲', root.id)
      const { body, total } = await org.call<Node[]>('listDeptTrees', {
        query: { keyword: '资源' },
      })
      expect(total).toBe(2)
      const marked = flat(body.data ?? []).filter(({ matched }) => matched)
      expect(marked.map(({ name }) => name).sort()).toEqual(['人力资源部', '资源甲'])
    })

    it('counts all matches, and answers no more than the limit, the nearest ones', async () => {
      for (let one = 1; one <= 5; one += 1) await org.addDept(`后缀同名${String(one)}`, root.id)
      await org.addDept('同名', root.id)
      const { body, total } = await org.call<Node[]>('listDeptTrees', {
        query: { keyword: '同名', limit: '2' },
      })
      expect(total).toBe(6)
      const matched = flat(body.data ?? []).filter((node) => node.matched)
      expect(matched).toHaveLength(2)
      expect(matched.map(({ name }) => name)).toContain('同名')
    })

    it.each(['%', '_', "'", '\\', '没有这个部门'])('finds nothing by %j', async (keyword) => {
      const { status, body, total } = await org.call('listDeptTrees', { query: { keyword } })
      expect({ status, total, data: body.data }).toEqual({ status: 200, total: 0, data: [] })
    })

    it('stays within the tenant', async () => {
      const elsewhere = await Organisation.of(bench, 'b')
      await elsewhere.addDept('总公司')
      expect((await org.call('listDeptTrees', { query: { keyword: 'zgs' } })).total).toBe(1)
      expect((await elsewhere.call('listDeptTrees', { query: { keyword: 'hq-01' } })).total).toBe(0)
    })
  })
})

describe('listChildDepts', () => {
  it('brings what is below a department that stands alone at the top, and nothing below several', async () => {
    const other = await Organisation.of(bench, 'b')
    const [company, ...others] = await other.get<Node[]>('listChildDepts')
    for (const { id, version } of others)
      await other.get('editDept', { body: { id, version, parentId: company?.id } })
    const below = await other.addDept('独枝', company?.id)
    const top = await other.call<Node[]>('listChildDepts')
    expect(top.total).toBe(1)
    const brought = top.body.data?.[0]?.children
    expect(brought?.map(({ id }) => id)).toContain(below.id)
    const asked = await other.get<Node[]>('listChildDepts', { query: { parentId: company!.id } })
    expect(brought).toEqual(asked)
    await other.addDept('另一枝')
    const several = await other.get<Node[]>('listChildDepts')
    expect(several.map(({ children }) => children)).toEqual([[], []])
  })
})

describe('getDeptBranch', () => {
  it('answers the department, the way to it and what is directly below', async () => {
    const root = await org.addDept('分支根')
    const middle = await org.addDept('分支中', root.id)
    const leaf = await org.addDept('分支叶', middle.id)
    const branch = await org.get<Schemas['DeptBranch']>('getDeptBranch', {
      path: { id: middle.id },
    })
    expect(branch).toMatchObject({
      id: middle.id,
      childCount: 1,
      ancestors: [{ id: root.id, name: '分支根' }],
      children: [{ id: leaf.id, childCount: 0, children: [] }],
    })
  })
})

describe('what everybody meets', () => {
  it('401 without a session, 403 without the permission', async () => {
    const nobody = await org.callAs(null, 'listDeptTrees')
    expect(nobody.status).toBe(401)
    const reader = await bench.world.person({
      memberOf: [{ tenant: 'a', permissions: ['department:list'] }],
    })
    expect((await org.callAs(reader, 'listDeptTrees')).status).toBe(200)
    const refused = await org.callAs(reader, 'addDept', { body: { name: '不许', parentId: null } })
    expect(refused.status).toBe(403)
    expect((await org.call('listDeptTrees', { query: { keyword: '不许' } })).total).toBe(0)
  })

  it("404 for another tenant's department, the same bytes as for none", async () => {
    const elsewhere = await Organisation.of(bench, 'b')
    const theirs = await elsewhere.addDept(bench.world.unique('外'))
    const foreign = await org.call('getDept', { path: { id: theirs.id } })
    const missing = await org.call('getDept', { path: { id: 'nosuch' } })
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, traceId: '' }).toEqual({ ...missing.body, traceId: '' })
    const below = await org.call('addDept', { body: { name: '寄居', parentId: theirs.id } })
    expect(below.status).toBe(404)
    expect((await elsewhere.dept(theirs.id)).childCount).toBe(0)
  })

  it.each([
    [{ name: '', parentId: null }, 'name'],
    [{ name: '   ', parentId: null }, 'name'],
    [{ name: '好' }, 'parentId'],
    [{ name: '好', parentId: null, color: 'red' }, 'color'],
    [{ name: '好', parentId: null, sort: -1 }, 'sort'],
  ])('400 for %j, naming the field %s', async (body, field) => {
    const reply = await org.call('addDept', { body })
    expect(reply.status).toBe(400)
    expect(reply.body.fields?.map(({ path }) => path)).toContain(field)
  })

  it('writes an audit line with every write', async () => {
    const department = await org.addDept('留痕部')
    await org.get('deleteDept', { path: { id: department.id } })
    const rows = await bench.world.sql<{ operation: string; object_id: string | null }>`
      select operation, object_id from audit_log
      where user_id = ${org.admin.userId} order by id desc limit 2`
    expect(rows.map(({ operation }) => operation)).toEqual(['deleteDept', 'addDept'])
    expect(rows[0]?.object_id).toBe(department.id)
  })
})
