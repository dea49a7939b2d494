import { importFields } from '@spruce/api-client/contract'
import type { ImportField, ImportKind } from '../db/schema.js'

/** What people call the fields, besides the names of the template in each language. */
const names: Record<ImportField, readonly string[]> = {
  nickName: [
    ...['姓名', '名字', '名称', '员工姓名', '成员姓名', '用户姓名', '昵称', '人员姓名'],
    ...['name', 'full name', 'nickname', 'member', 'employee name', 'display name'],
  ],
  loginName: [
    ...['登录名', '登录账号', '账号', '帐号', '用户名', '登陆名', '登录帐号'],
    ...['login', 'login name', 'account', 'username', 'user name', 'user id'],
  ],
  employeeCode: [
    ...['工号', '员工编号', '员工号', '人员编号', '职工号', '编号'],
    ...['employee code', 'employee number', 'employee id', 'employee no', 'staff id', 'staff no'],
  ],
  mobile: [
    ...['手机', '手机号', '手机号码', '联系电话', '电话', '移动电话', '联系方式'],
    ...['mobile', 'mobile number', 'mobile phone', 'phone', 'phone number', 'cell phone'],
  ],
  email: [
    ...['邮箱', '电子邮箱', '邮件', '电子邮件', '邮箱地址'],
    ...['email', 'e-mail', 'mail', 'email address'],
  ],
  departments: [
    ...['部门', '所属部门', '部门名称', '部门路径', '组织', '组织架构', '所在部门'],
    ...['department', 'departments', 'dept', 'organisation', 'organization', 'team'],
  ],
  roles: [...['角色', '角色名称', '岗位角色', '用户角色'], ...['role', 'roles']],
  name: [
    ...['名称', '部门名称', '部门', '部门名', '组织名称', '单位名称', '区划名称', '设备名称'],
    ...['name', 'department', 'department name', 'dept', 'dept name', 'unit', 'device name'],
  ],
  code: [
    ...[
      '编码',
      '部门编码',
      '部门编号',
      '代码',
      '编号',
      '组织编码',
      '区划代码',
      '设备编码',
      '设备编号',
    ],
    ...[
      'code',
      'department code',
      'dept code',
      'department id',
      'dept id',
      'device code',
      'device id',
    ],
  ],
  parent: [
    ...['上级部门', '上级', '父部门', '上级编码', '上级部门编码', '上级代码', '父级', '上级路径'],
    ...['parent', 'parent department', 'parent code', 'parent id', 'above'],
  ],
  sort: [...['排序', '顺序', '序号', '排序号'], ...['order', 'sort', 'position', 'no']],
  head: [...['负责人', '部门负责人', '主管', '部门主管'], ...['head', 'manager', 'leader']],
  area: [
    ...['区域', '所属区域', '设备区域', '安装位置', '位置', '区域路径'],
    ...['area', 'device area', 'location', 'place'],
  ],
  type: [...['类型', '设备类型', '类型编码'], ...['type', 'device type', 'type code']],
  model: [...['型号', '设备型号', '规格型号'], ...['model', 'device model']],
  description: [...['描述', '说明', '备注', '简介'], ...['description', 'note', 'remark']],
}

const byName = {
  people: fieldsByName('people'),
  departments: fieldsByName('departments'),
  devices: fieldsByName('devices'),
} as const

function fieldsByName(kind: ImportKind): ReadonlyMap<string, ImportField> {
  const fields: readonly ImportField[] = importFields[kind]
  return new Map(fields.flatMap((field) => names[field].map((name) => [folded(name), field])))
}

/** A name of a column without case, width, space, marks and what stands in brackets behind it. */
function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([（【].*$/u, '')
    .replaceAll(/[\s*_:：\-.]/gu, '')
}

/** For each column the field that its name says, each field once. */
export function proposeMapping(
  head: readonly string[],
  kind: ImportKind = 'people',
): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return head.map((name) => {
    const field = byName[kind].get(folded(name))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** How many columns a line would name, were it the head. */
export function headScore(cells: readonly string[], kind: ImportKind = 'people'): number {
  return proposeMapping(cells, kind).filter((field) => field !== null).length
}
