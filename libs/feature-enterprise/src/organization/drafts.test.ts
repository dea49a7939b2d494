import { describe, expect, it } from 'vitest'
import { changedFields } from '@spruce/shell-ui'
import { TestOrganization } from '../testing/TestOrganization.js'
import {
  checkDepartmentDraft,
  departmentDraftOf,
  departmentFields,
  emptyDepartmentDraft,
} from './departmentDraft.js'
import { checkMemberDraft, emptyMemberDraft, memberDraftOf, memberFields } from './memberDraft.js'

const organization = new TestOrganization()

describe('the draft of a department', () => {
  const valid = { ...emptyDepartmentDraft('rd'), name: '算法组' }

  it('needs a name and nothing else', () => {
    expect(checkDepartmentDraft(valid, 'zh-CN')).toEqual({})
    expect(checkDepartmentDraft({ ...valid, name: '  ' }, 'zh-CN')).toEqual({
      name: '请输入部门名称',
    })
  })

  it.each([
    ['name', '名'.repeat(51), '最多50个字符'],
    ['code', 'RD 1', '只能包含字母、数字、下划线和连字符，最多50个字符'],
    ['sort', '1.5', '请输入 0 到 1000000 之间的整数'],
    ['sort', '-1', '请输入 0 到 1000000 之间的整数'],
    ['sort', '1000001', '请输入 0 到 1000000 之间的整数'],
    ['description', '长'.repeat(501), '最多500个字符'],
  ])('refuses a wrong %s', (field, value, message) => {
    expect(checkDepartmentDraft({ ...valid, [field]: value }, 'zh-CN')).toEqual({
      [field]: message,
    })
  })

  it('speaks English', () => {
    expect(checkDepartmentDraft(emptyDepartmentDraft(null), 'en-US')).toEqual({
      name: 'Please enter Department name',
    })
  })

  it('sends only what was edited, and null for what was emptied', () => {
    const initial = departmentDraftOf(organization.getDepartment('rd'))
    const draft = { ...initial, code: '', name: '研发总院 ' }
    expect(departmentFields(changedFields(initial, draft))).toEqual({
      name: '研发总院',
      code: null,
    })
  })
})

describe('the draft of a person', () => {
  const valid = { ...emptyMemberDraft('rd'), nickName: '张伟', loginName: 'zhang_wei2' }

  it('needs name, account and a department', () => {
    expect(checkMemberDraft(valid, 'zh-CN')).toEqual({})
    expect(checkMemberDraft(emptyMemberDraft(), 'zh-CN')).toEqual({
      nickName: '请输入姓名',
      loginName: '请输入账号',
      departmentIds: '请选择部门',
    })
  })

  it.each([
    ['loginName', '张伟', '不能包含“张”，只能用字母、数字和下划线'],
    ['loginName', 'x'.repeat(51), '最多50个字符'],
    ['mobile', '10812345678', '手机号的第二位应为1到9'],
    ['email', 'zhang@', '@后面应为完整的域名，如 example.com'],
    ['email', `${'x'.repeat(60)}@${'y'.repeat(40)}.cn`, '最多100个字符'],
    ['employeeCode', 'A/1', '只能包含字母、数字、下划线和连字符，最多50个字符'],
    [
      'password',
      'password',
      '密码长度为8到16位，不能包含中文，至少包含数字、大写字母、小写字母、特殊字符中的三种',
    ],
  ])('refuses a wrong %s', (field, value, message) => {
    expect(checkMemberDraft({ ...valid, [field]: value }, 'zh-CN')).toEqual({ [field]: message })
  })

  it('needs no account where the product makes it, and takes no password then', () => {
    const draft = { ...valid, isLoginNameMade: true, loginName: '张三', password: 'short' }
    expect(checkMemberDraft(draft, 'zh-CN')).toEqual({})
  })

  it('sends only what was edited, never the account', () => {
    const initial = memberDraftOf(organization.getMember('p3'))
    const draft = { ...initial, mobile: '', departmentIds: ['rd', 'rd-platform'] }
    expect(memberFields(changedFields(initial, draft))).toEqual({
      mobile: null,
      departmentIds: ['rd', 'rd-platform'],
    })
  })
})
