import { defineMessages, plural } from '@spruce/validators/i18n'

/** Texts of the comparison of two roles. */
export const compareMessages = defineMessages({
  'zh-CN': {
    title: (name: string) => `比较“${name}”与另一个角色`,
    other: '与哪个角色比较',
    choose: '请选择另一个角色',
    scopeOf: (name: string) => `“${name}”的数据范围`,
    scopeOff: (scope: string) => `${scope}（角色已停用）`,
    membersOf: (name: string) => `“${name}”的成员数`,
    departmentsOf: (name: string) => `“${name}”数据范围内的部门`,
    departmentsOnly: (name: string) => `只在“${name}”数据范围内的部门`,
    permissionsOnly: (name: string) => `只有“${name}”拥有的权限`,
    permissionsBoth: '两者都有的权限',
    membersOnly: (name: string) => `只属于“${name}”的成员`,
    loadingMembers: '正在比较成员…',
    manyMembers: (max: number) => `成员超过 ${max} 人，不逐一比较。`,
    counted: (title: string, count: number) => `${title}（${count}）`,
    none: '无',
    andMore: (names: string) => `${names}等`,
    separator: '、',
  },
  'en-US': {
    title: (name) => `Compare “${name}” with another role`,
    other: 'Compare with',
    choose: 'Choose another role',
    scopeOf: (name) => `Data scope of “${name}”`,
    scopeOff: (scope) => `${scope} (role disabled)`,
    membersOf: (name) => `Members of “${name}”`,
    departmentsOf: (name) => `Departments in the data scope of “${name}”`,
    departmentsOnly: (name) => `Departments in the data scope of “${name}” only`,
    permissionsOnly: (name) => `Permissions of “${name}” only`,
    permissionsBoth: 'Permissions of both',
    membersOnly: (name) => `Members of “${name}” only`,
    loadingMembers: 'Comparing members…',
    manyMembers: (max) =>
      `With more than ${plural(max, 'member')}, they are not compared one by one.`,
    counted: (title, count) => `${title} (${count})`,
    none: 'None',
    andMore: (names) => `${names} and others`,
    separator: ', ',
  },
})
