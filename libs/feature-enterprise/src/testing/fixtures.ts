import type { Schemas } from '@spruce/api-client'

/** A department of the fixture, with the pinyin that a real server computes. @public */
export interface FixtureDepartment {
  id: string
  parentId: string | null
  name: string
  pinyin: string
  code: string | null
  headId?: string | null
  description?: string | null
}

/** A person of the fixture, with readable contacts; lists mask them. @public */
export interface FixturePerson {
  id: string
  loginName: string
  nickName: string
  pinyin: string
  employeeCode: string | null
  mobile: string | null
  email: string | null
  /** The main one first. */
  departmentIds: string[]
  roleIds: string[]
  status: Schemas['MemberStatus']
  lastLoginAt: string | null
  realName: boolean
  joinedAt: string
}

/** The departments of a small manufacturing group. @public */
export const fixtureDepartments: readonly FixtureDepartment[] = [
  department(
    'group',
    null,
    '云杉制造集团',
    'yunshanzhizaojituan',
    'YS',
    'p1',
    '集团总部与各事业部',
  ),
  department('rd', 'group', '研发中心', 'yanfazhongxin', 'RD', 'p2', '产品研发与技术平台'),
  department('rd-platform', 'rd', '平台研发部', 'pingtaiyanfabu', 'RD-P', 'p3'),
  department('rd-device', 'rd', '智能设备部', 'zhinengshebeibu', 'RD-D'),
  department('rd-quality', 'rd', '测试与质量部', 'ceshiyuzhiliangbu', 'RD-Q'),
  department('making', 'group', '生产中心', 'shengchanzhongxin', 'MF', 'p4'),
  department('making-1', 'making', '第一车间', 'diyichejian', 'MF-1'),
  department('making-2', 'making', '第二车间', 'dierchejian', 'MF-2'),
  department('sales', 'group', '营销中心', 'yingxiaozhongxin', 'SM'),
  department('sales-east', 'sales', '华东大区', 'huadongdaqu', 'SM-E'),
  department('hr', 'group', '人力资源部', 'renliziyuanbu', 'HR'),
]

/** Twenty-six people, enough for a second page of twenty. @public */
export const fixturePeople: readonly FixturePerson[] = [
  person('p1', 'admin', '陆明', 'luming', ['group'], ['role-admin']),
  person('p2', 'zhang_wei', '张伟', 'zhangwei', ['rd'], ['role-manager']),
  person('p3', 'li_na', '李娜', 'lina', ['rd-platform', 'rd'], ['role-manager', 'role-staff']),
  person('p4', 'wang_qiang', '王强', 'wangqiang', ['making'], ['role-manager']),
  person('p5', 'liu_yang', '刘洋', 'liuyang', ['rd-platform'], ['role-staff']),
  person('p6', 'chen_jing', '陈静', 'chenjing', ['rd-platform'], ['role-staff']),
  person('p7', 'yang_fan', '杨帆', 'yangfan', ['rd-platform'], [], 'disabled'),
  person('p8', 'zhao_lei', '赵磊', 'zhaolei', ['rd-device'], ['role-staff']),
  person('p9', 'huang_ting', '黄婷', 'huangting', ['rd-device'], [], 'invited'),
  person('p10', 'zhou_jie', '周杰', 'zhoujie', ['rd-quality'], ['role-staff']),
  person('p11', 'wu_xia', '吴霞', 'wuxia', ['making-1'], ['role-staff']),
  person('p12', 'xu_bin', '徐斌', 'xubin', ['making-1'], ['role-staff']),
  person('p13', 'sun_li', '孙丽', 'sunli', ['making-1'], ['role-staff']),
  person('p14', 'ma_chao', '马超', 'machao', ['making-2'], ['role-staff']),
  person('p15', 'zhu_hong', '朱红', 'zhuhong', ['making-2'], ['role-staff']),
  person('p16', 'hu_bo', '胡波', 'hubo', ['making-2'], ['role-staff']),
  person('p17', 'guo_min', '郭敏', 'guomin', ['sales'], ['role-manager']),
  person('p18', 'he_ping', '何平', 'heping', ['sales-east'], ['role-staff']),
  person('p19', 'lin_feng', '林峰', 'linfeng', ['sales-east'], ['role-staff']),
  person('p20', 'luo_dan', '罗丹', 'luodan', ['sales-east'], ['role-staff']),
  person('p21', 'liang_yu', '梁宇', 'liangyu', ['hr'], ['role-manager']),
  person('p22', 'song_jia', '宋佳', 'songjia', ['hr'], ['role-staff']),
  person('p23', 'tang_wen', '唐文', 'tangwen', ['hr'], ['role-staff']),
  person('p24', 'deng_kai', '邓凯', 'dengkai', ['making-1'], ['role-staff']),
  person('p25', 'feng_xue', '冯雪', 'fengxue', ['making-2'], ['role-staff']),
  person('p26', 'ouyang_zhiyuan', '欧阳志远', 'ouyangzhiyuan', ['rd'], ['role-staff']),
]

/** The roles of the group. @public */
export const fixtureRoles: readonly Omit<Schemas['Role'], 'memberCount'>[] = [
  { id: 'role-admin', name: '企业管理员', code: 'tenant_admin', builtin: true, enabled: true },
  { id: 'role-manager', name: '部门主管', code: 'dept_manager', builtin: false, enabled: true },
  { id: 'role-staff', name: '普通员工', code: 'staff', builtin: false, enabled: true },
]

function department(
  id: string,
  parentId: string | null,
  name: string,
  pinyin: string,
  code: string,
  headId: string | null = null,
  description: string | null = null,
): FixtureDepartment {
  return { id, parentId, name, pinyin, code, headId, description }
}

function person(
  id: string,
  loginName: string,
  nickName: string,
  pinyin: string,
  departmentIds: string[],
  roleIds: string[],
  status: Schemas['MemberStatus'] = 'active',
): FixturePerson {
  const number = Number(id.slice(1))
  return {
    id,
    loginName,
    nickName,
    pinyin,
    employeeCode: `YS${String(number).padStart(4, '0')}`,
    mobile: number % 9 === 0 ? null : `138${String(12_340_000 + number * 137)}`,
    email: number % 7 === 0 ? null : `${loginName}@yunshan.example`,
    departmentIds,
    roleIds,
    status,
    lastLoginAt:
      status === 'active' && number % 4 !== 0
        ? new Date(Date.UTC(2026, 10, number % 28, 8, number)).toISOString()
        : null,
    realName: number % 3 === 0,
    joinedAt: new Date(Date.UTC(2025, number % 12, number, 1)).toISOString(),
  }
}
