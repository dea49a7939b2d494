// The same rows and nodes for every list that is measured.

const surnames = [...'王李张刘陈杨黄赵周吴']
const given = ['伟', '芳', '娜', '敏', '静', '丽', '强', '磊', '军', '洋', '勇', '艳']
const places = ['研发部', '制造部', '质量部', '采购部', '销售部', '财务部', '人力资源部']

/**
 * Eight columns of text, always the same.
 * @param {number} count
 */
export function makeRows(count) {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${surnames[index % 10]}${given[(index * 7) % 12]}${index}`,
    account: `user${index}`,
    code: `YS${String(index).padStart(6, '0')}`,
    mobile: `138****${String(index % 10000).padStart(4, '0')}`,
    email: `user****@example.cn`,
    department: places[index % 7] ?? '',
    status: index % 5 === 0 ? '已停用' : '正常',
    lastLogin: `2026-11-${String((index % 28) + 1).padStart(2, '0')} 08:00:00`,
  }))
}

export const columns = /** @type {const} */ ([
  ['name', '姓名'],
  ['account', '账号'],
  ['code', '工号'],
  ['mobile', '手机号'],
  ['email', '邮箱'],
  ['department', '部门'],
  ['status', '状态'],
  ['lastLogin', '最近登录'],
])

/**
 * A tree of `count` nodes: groups of 100 under 10 children of the root level, and so on, in order.
 * @param {number} count
 */
export function makeNodes(count) {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    parentId:
      index % 100 === 0 ? null : String(index - (index % 10 === 0 ? index % 100 : index % 10)),
    depth: index % 100 === 0 ? 0 : index % 10 === 0 ? 1 : 2,
    name: `${places[index % 7]}${index}`,
  }))
}
