// The same rows and nodes for every list that is measured.

const surnames = [...'王李张刘陈杨黄赵周吴']
const given = ['伟', '芳', '娜', '敏', '静', '丽', '强', '磊', '军', '洋', '勇', '艳']
const places = ['研发部', '制造部', '质量部', '采购部', '销售部', '财务部', '人力资源部']
const posts = ['工程师', '班组长', '质检员', '采购员', '客户经理']

/**
 * Twelve columns of text, always the same.
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
    post: posts[index % 5] ?? '',
    city: index % 3 === 0 ? '杭州' : '宁波',
    status: index % 5 === 0 ? '已停用' : '正常',
    lastLogin: `2026-11-${String((index % 28) + 1).padStart(2, '0')} 08:00`,
    created: `2025-${String((index % 12) + 1).padStart(2, '0')}-01`,
    seat: `A-${index % 40}`,
  }))
}

/** One page of 100 rows to begin with, and twenty more, none with a row of another. */
export function pagesOfCells() {
  const rows = makeRows(2_100)
  return Array.from({ length: 21 }, (_, page) => rows.slice(page * 100, page * 100 + 100))
}

export const columns = /** @type {const} */ ([
  ['name', '姓名'],
  ['account', '账号'],
  ['code', '工号'],
  ['mobile', '手机号'],
  ['email', '邮箱'],
  ['department', '部门'],
  ['post', '岗位'],
  ['city', '城市'],
  ['status', '状态'],
  ['lastLogin', '最近登录'],
  ['created', '创建日期'],
  ['seat', '工位'],
])

/** All of them fit into the 1,200 px of the page: whoever draws only the columns in sight draws as many cells as the rest. */
export const columnWidth = 98

/** Of the last node alone, so that who types it has been through all the others. */
export const lastName = '总公司'

/**
 * @typedef {object} Node
 * @property {string} id
 * @property {string} name
 * @property {Node[]} [children]
 */

/**
 * A forest of `count` nodes: hundreds, tens in each, ones in each of those.
 * @param {number} count
 * @returns {Node[]}
 */
export function makeForest(count) {
  /** @type {Node[]} */
  const roots = []
  for (let index = 0; index < count; index += 1) {
    const name = index === count - 1 ? lastName : `${places[index % 7]}${index}`
    /** @type {Node} */
    const node = { id: String(index), name }
    const list = index % 100 === 0 ? roots : childrenOf(roots.at(-1), index % 10 !== 0)
    list.push(node)
  }
  return roots
}

/** @param {Node | undefined} root @param {boolean} isLeaf @returns {Node[]} */
function childrenOf(root, isLeaf) {
  const tens = root ? (root.children ??= []) : []
  const ten = tens.at(-1)
  return isLeaf && ten ? (ten.children ??= []) : tens
}

/** The nodes whose name has the word, with those above them. @param {readonly Node[]} nodes @param {string} word @returns {Node[]} */
export function filterForest(nodes, word) {
  return nodes.flatMap((node) => {
    const children = node.children ? filterForest(node.children, word) : []
    if (children.length > 0) return [{ ...node, children }]
    return node.name.includes(word) ? [{ id: node.id, name: node.name }] : []
  })
}

/** Ids of all that have children. @param {readonly Node[]} nodes @param {string[]} [ids] */
export function parentIds(nodes, ids = []) {
  for (const { id, children } of nodes) {
    if (!children) continue
    ids.push(id)
    parentIds(children, ids)
  }
  return ids
}
